"""Buildings whose effect is a step of its own: on completion, Fountain, Stairway, Prison (rules
G.b).
"""
