"""What our emails say. Only an email about a password names the account, to its own address."""

from sagrada.server.config import Config
from sagrada.server.outgoing.mail import Letter


def confirmation(config: Config, to: str, secret: str) -> Letter:
    """It may reach a stranger, so it holds nothing that another person chose: no account name."""
    return Letter(
        to,
        "Sagrada: confirm your email address",
        f"""Someone, probably you, added this email address to an account
at {_base(config)}.

Confirm it here: {_base(config)}/mail/confirm?token={secret}

The link works for two days. If it wasn't you, ignore this email.
We send nothing but this link to an address until it's confirmed.
""",
    )


def your_turn(config: Config, to: str, table: str, unsubscribe: str) -> Letter:
    stop = f"{_base(config)}/mail/unsubscribe?token={unsubscribe}"
    return Letter(
        to,
        "Sagrada: it's your turn",
        f"""It's your turn: {_base(config)}/t/{table}

Stop these emails: {stop}
""",
        unsubscribe=stop,
    )


def reset_code(config: Config, to: str, account: str, code: str) -> Letter:
    return Letter(
        to,
        "Sagrada: your password reset code",
        f"""Here's your code to reset the password of the account {account}:

    {code}

Enter it where {_base(config)} asks for the recovery code.
It works once, within one hour. If you didn't ask for it, ignore this email.
Your password stays the same.
""",
    )


def address_changed(config: Config, to: str, account: str) -> Letter:
    return Letter(
        to,
        "Sagrada: your email address was changed",
        f"""This email address was removed from the account {account}
at {_base(config)}.

If it wasn't you, change your password there now, or use your recovery code.
""",
    )


def _base(config: Config) -> str:
    return config.address.rstrip("/")
