"""The six roles: what one action of each may do, one module a role (rules G.laborer to
G.merchant).
"""
