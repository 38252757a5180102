"""The sheet on which an agreement is offered, as a reader fills it in."""

from playwright.sync_api import Locator, Page, expect


def sheet(page: Page) -> Locator:
    """The sheet, once it is drawn."""
    shown = page.locator(".draft")
    shown.locator(".draft-told").wait_for()
    return shown


def open_sheet(page: Page) -> Locator:
    """Open the sheet from the decision bar."""
    page.locator(".actions").get_by_role("button", name="Offer an agreement").click()
    return sheet(page)


def promise(page: Page, number: int, *answers: str) -> None:
    """Fill in a row, part by part: words of the option, a number, or a line of text."""
    row = sheet(page).get_by_role("group", name=f"Promise {number}", exact=True)
    for at, answer in enumerate(answers):
        part = row.locator(".draft-part").nth(at)
        part.wait_for()
        control = part.locator("select, input")
        if control.count() == 0:
            # It leaves no choice, and is said already.
            expect(part).to_contain_text(answer)
        elif control.evaluate("(one) => one.tagName") == "SELECT":
            option = control.locator("option", has_text=answer).first
            option.wait_for(state="attached")
            control.select_option(value=option.get_attribute("value"))
        else:
            control.fill(answer)
            control.press("Enter")
            expect(control).to_have_value(answer)


def another(page: Page) -> None:
    """One more row."""
    rows = sheet(page).locator(".draft-row")
    count = rows.count()
    sheet(page).get_by_role("button", name="Another promise").click()
    expect(rows).to_have_count(count + 1)


def send(page: Page) -> None:
    """Offer what stands on the sheet, which goes away."""
    button = page.locator(".draft").get_by_role("button", name="Offer this")
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    expect(page.locator(".draft")).to_have_count(0)


def offer(page: Page, *rows: tuple[str, ...]) -> None:
    """Offer an agreement with these promises."""
    open_sheet(page)
    for number, row in enumerate(rows, start=1):
        if number > 1:
            another(page)
        promise(page, number, *row)
    send(page)
