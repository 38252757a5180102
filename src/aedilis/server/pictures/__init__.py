"""What is drawn: each game's view as a picture, made for one reader in one language.

A picture names things by `ref` (`card:12`, `seat:0`, `war:3`), so that options of a question and
words of the log can point at them. It holds what its reader may know, and no rule.
"""

from aedilis.server.pictures.glory import GloryPicture
from aedilis.server.pictures.republic import RepublicPicture

Picture = GloryPicture | RepublicPicture

__all__ = ["GloryPicture", "Picture", "RepublicPicture"]
