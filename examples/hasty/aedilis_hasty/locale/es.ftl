hasty-bot = Bot: toma lo primero que viene
