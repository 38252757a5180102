"""The web application: accounts, lobby, tables and their history, an API, and the table in the
browser.

It knows the games only through the kernel and through the faces that the terminal reads as well,
and it decides nothing by itself that a rulebook decides.
"""
