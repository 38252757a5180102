hasty-bot = Bot : prend ce qui vient en premier
