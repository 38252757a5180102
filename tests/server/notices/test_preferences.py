"""What a person has chosen, as it is kept."""

import msgspec

from aedilis.server.notices.preferences import MOST_SUBSCRIPTIONS, Preferences, receiver
from aedilis.server.notices.push import Subscription
from aedilis.server.notices.webhook import Hook


def test_preferences_are_kept_as_json() -> None:
    chosen = Preferences(
        address="a@example.org",
        verified=True,
        webhook=Hook("https://example.org/", "s"),
        subscriptions=(Subscription("https://push.example.org/", "k", "a"),),
        ways={"your-turn": ("mail", "push"), "over": ("webhook",)},
        quiet=False,
        off={"mail:1": "refused 550"},
    )
    assert msgspec.json.decode(msgspec.json.encode(chosen), type=Preferences) == chosen
    assert msgspec.json.encode(Preferences()) == b"{}"
    assert msgspec.json.decode(b"{}", type=Preferences) == Preferences()


def test_a_key_does_not_give_the_place_away() -> None:
    hook = Hook("https://hooks.example.org/secret-path", "s")
    key = receiver("webhook", hook).key
    assert key.startswith("webhook:")
    assert "secret-path" not in key
    assert key == receiver("webhook", Hook(hook.url, "another secret")).key
    assert key != receiver("webhook", Hook("https://hooks.example.org/", "s")).key


def test_what_was_switched_off_can_be_entered_anew() -> None:
    hook = receiver("webhook", Hook("https://example.org/", "s"))
    chosen = Preferences(
        webhook=Hook("https://example.org/", "s"),
        ways={"over": ("webhook",)},
        off={hook.key: "gone 410", "mail:1": "refused 550"},
    )
    assert chosen.for_kind("over") == []
    assert chosen.revived("mail").for_kind("over") == []
    assert chosen.revived("webhook").for_kind("over") == [hook]
    assert chosen.revived("webhook").off == {"mail:1": "refused 550"}


def test_the_number_of_browsers_is_bounded() -> None:
    many = tuple(Subscription(f"https://push.example.org/{n}", "k", "a") for n in range(50))
    chosen = Preferences(subscriptions=many, ways={"over": ("push",)})
    assert len(chosen.for_kind("over")) == MOST_SUBSCRIPTIONS
