hasty-bot = Bot: prende quel che viene per primo
