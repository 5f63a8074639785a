"""Sending one mail by SMTP."""

import smtplib
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from sagrada.server.config import Config

_SECONDS = 5.0
_PORTS = {"smtp": 25, "smtps": 465}


@dataclass(frozen=True)
class Letter:
    to: str
    """One address; who writes it here has checked it."""
    subject: str
    text: str
    unsubscribe: str = ""
    """The address that ends mails of this kind, by a single POST (RFC 8058)."""


def send_mail(config: Config, letter: Letter) -> None:
    """Waits until the mail server has it."""
    message = EmailMessage()
    message["Subject"] = letter.subject
    message["From"] = config.mail_from or "sagrada@localhost"
    message["To"] = letter.to
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=parseaddr(message["From"])[1].rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    parts = urlsplit(config.smtp)
    port = parts.port or _PORTS.get(parts.scheme, 25)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", port, timeout=_SECONDS) as server:
        if parts.username:
            if kind is smtplib.SMTP:
                server.starttls()
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message, to_addrs=[letter.to])
