"""Our emails. Only an email about a password names the account, to its own address."""

from sagrada.server.config import Config
from sagrada.server.outgoing.letter_texts import ENGLISH, texts_in
from sagrada.server.outgoing.mail import Letter


def confirmation(config: Config, to: str, secret: str, language: str | None) -> Letter:
    """It may reach a stranger, so it holds nothing that another person chose: no account name."""
    texts = texts_in(language)
    link = _link(config, "confirm", secret, language)
    body = texts.confirm_body.format(base=_base(config), link=link)
    return Letter(to, texts.confirm_subject, body)


def your_turn(
    config: Config, to: str, table: str, unsubscribe: str, language: str | None
) -> Letter:
    texts = texts_in(language)
    stop = _link(config, "unsubscribe", unsubscribe, language)
    body = texts.turn_body.format(link=f"{_base(config)}/t/{table}", stop=stop)
    return Letter(to, texts.turn_subject, body, unsubscribe=stop)


def reset_code(config: Config, to: str, account: str, code: str, language: str | None) -> Letter:
    texts = texts_in(language)
    body = texts.reset_body.format(base=_base(config), account=account, code=code)
    return Letter(to, texts.reset_subject, body)


def address_changed(config: Config, to: str, account: str, language: str | None) -> Letter:
    texts = texts_in(language)
    body = texts.changed_body.format(base=_base(config), account=account)
    return Letter(to, texts.changed_subject, body)


def _base(config: Config) -> str:
    return config.address.rstrip("/")


def _link(config: Config, page: str, secret: str, language: str | None) -> str:
    """The page behind it speaks the same language, also to a browser that never was here."""
    return f"{_base(config)}/mail/{page}?language={language or ENGLISH}&token={secret}"
