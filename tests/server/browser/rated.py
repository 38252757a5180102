"""A rated table, made on its page."""

from playwright.sync_api import Page


def make(page: Page) -> None:
    """Make a rated table for two, by keyboard and form."""
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("Seat 3", exact=True).select_option("-")
    page.get_by_label("A deadline for each decision").check()
    page.get_by_label("Rated:").check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/join/*")
