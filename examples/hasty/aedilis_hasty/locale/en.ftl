hasty-bot = Bot: takes what comes first
