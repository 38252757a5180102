"""Players as others see them: whose page is shown to whom, what they have played, how it went, and
the ladders of rated games.
"""
