"""What our mails say. Nothing in them was written by another person: no name, no chat."""

from sagrada.server.config import Config
from sagrada.server.outgoing.mail import Letter


def confirmation(config: Config, to: str, account: str, secret: str) -> Letter:
    return Letter(
        to,
        "Sagrada: confirm your mail address",
        f"""Somebody, probably you, entered this address for the account {account}
at {_base(config)}.

Confirm it here: {_base(config)}/mail/confirm?token={secret}

The link works for two days. If it wasn't you, do nothing:
you won't get any other mail from us.
""",
    )


def your_turn(config: Config, to: str, table: str, unsubscribe: str) -> Letter:
    stop = f"{_base(config)}/mail/unsubscribe?token={unsubscribe}"
    return Letter(
        to,
        "Sagrada: it's your turn",
        f"""It's your turn: {_base(config)}/t/{table}

No more mails about your turns: {stop}
""",
        unsubscribe=stop,
    )


def reset_code(config: Config, to: str, account: str, code: str) -> Letter:
    return Letter(
        to,
        "Sagrada: a code for a new password",
        f"""Your code for a new password of the account {account} is

    {code}

Enter it where {_base(config)} asks for the recovery code.
It works for one hour, and once. If you didn't ask for it, do nothing:
your password stays as it is.
""",
    )


def address_changed(config: Config, to: str, account: str) -> Letter:
    return Letter(
        to,
        "Sagrada: your mail address was changed",
        f"""This address was taken out of the account {account}
at {_base(config)}.

If it wasn't you, change your password there now, or use your recovery code.
""",
    )


def _base(config: Config) -> str:
    return config.address.rstrip("/")
