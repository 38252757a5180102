"""The environment that this file is named after, as PettingZoo has its environments: `env`,
`raw_env` and `parallel_env`; and `vector_env` for many games in one call.
"""

from aedilis.envs.aec import makers
from aedilis.envs.vector import maker

NAME = __name__.rpartition(".")[2]
env, raw_env, parallel_env = makers(NAME)
vector_env = maker(NAME)
