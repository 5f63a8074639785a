"""Mails as they are sent."""

from sagrada.server.config import Config
from sagrada.server.outgoing.mail import Letter, send_mail
from tests.server.mailbox import Mailbox


def test_a_letter_arrives_as_it_was_written(mailbox: Mailbox) -> None:
    config = Config(smtp=mailbox.url, mail_from="s@x.org")
    send_mail(config, Letter("ann@example.org", "It's your turn", "Come: https://x.org/t/abc\n"))
    (letter,) = mailbox.letters
    assert (letter["From"], letter["To"]) == ("s@x.org", "ann@example.org")
    assert letter["Subject"] == "It's your turn"
    assert letter.get_content() == "Come: https://x.org/t/abc\n"
    assert mailbox.recipients == ["ann@example.org"]
