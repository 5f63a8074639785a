"""The words of our emails, and of the pages behind their links, in five languages."""

from dataclasses import dataclass

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class LetterTexts:
    """Of one language. `{base}` is the server's address; other slots are named in `letters.py`."""

    confirm_subject: str
    confirm_body: str
    turn_title: str
    turn_subject: str
    turn_body: str
    reset_subject: str
    reset_body: str
    changed_subject: str
    changed_body: str
    ask_confirm: str
    confirm: str
    confirmed: str
    confirm_expired: str
    ask_stop: str
    stop: str
    stopped: str
    bad_link: str


def texts_in(language: str | None) -> LetterTexts:
    """In a language that we speak; otherwise in English."""
    return TEXTS.get(language or ENGLISH, TEXTS[ENGLISH])


TEXTS = {
    ENGLISH: LetterTexts(
        confirm_subject="Sagrada: confirm your email address",
        confirm_body="""Someone, probably you, added this email address to an account
at {base}.

Confirm it here: {link}

The link works for two days. If it wasn’t you, ignore this email.
We send nothing but this link to an address until it’s confirmed.
""",
        turn_title="It’s your turn!",
        turn_subject="Sagrada: it’s your turn",
        turn_body="""It’s your turn: {link}

Stop these emails: {stop}
""",
        reset_subject="Sagrada: your password reset code",
        reset_body="""Here’s your code to reset the password of the account {account}:

    {code}

Enter it at {base} when you’re asked for the recovery code.
It works once, within one hour. If you didn’t ask for it, ignore this email:
your password stays the same.
""",
        changed_subject="Sagrada: your email address was changed",
        changed_body="""This email address was removed from the account {account}
at {base}.

If it wasn’t you, change your password there now, or use your recovery code.
""",
        ask_confirm="Confirm your email address?",
        confirm="Confirm",
        confirmed="Your email address is confirmed.",
        confirm_expired=(
            "This link doesn’t work anymore. Add your email address again to get a new one."
        ),
        ask_stop="Stop emails about your turns?",
        stop="Stop emails",
        stopped="You won’t get emails about your turns anymore.",
        bad_link="This link doesn’t work.",
    ),
    "it": LetterTexts(
        confirm_subject="Sagrada: conferma il tuo indirizzo email",
        confirm_body="""Qualcuno, probabilmente tu, ha aggiunto questo indirizzo email a un account
su {base}.

Confermalo qui: {link}

Il link è valido per due giorni. Se non l’hai richiesto tu, ignora questa email.
A un indirizzo non ancora confermato inviamo solo questo link.
""",
        turn_title="Tocca a te!",
        turn_subject="Sagrada: tocca a te",
        turn_body="""Tocca a te: {link}

Per non ricevere più queste email: {stop}
""",
        reset_subject="Sagrada: il codice per reimpostare la password",
        reset_body="""Ecco il codice per reimpostare la password dell’account {account}:

    {code}

Inseriscilo su {base} quando ti viene chiesto il codice di recupero.
Puoi usarlo una sola volta, entro un’ora. Se non l’hai richiesto tu, ignora questa email:
la tua password resta la stessa.
""",
        changed_subject="Sagrada: il tuo indirizzo email è stato modificato",
        changed_body="""Questo indirizzo email è stato rimosso dall’account {account}
su {base}.

Se non l’hai fatto tu, cambia subito la password o usa il codice di recupero.
""",
        ask_confirm="Confermi il tuo indirizzo email?",
        confirm="Conferma",
        confirmed="Il tuo indirizzo email è confermato.",
        confirm_expired=(
            "Questo link non è più valido. Aggiungi di nuovo il tuo indirizzo email "
            "per riceverne un altro."
        ),
        ask_stop="Vuoi smettere di ricevere le email sui tuoi turni?",
        stop="Non inviarmi più email",
        stopped="Non riceverai più email sui tuoi turni.",
        bad_link="Questo link non è valido.",
    ),
    "nl": LetterTexts(
        confirm_subject="Sagrada: bevestig je e-mailadres",
        confirm_body="""Iemand, waarschijnlijk jij, heeft dit e-mailadres toegevoegd aan een account
op {base}.

Bevestig het hier: {link}

De link werkt twee dagen. Was jij het niet? Dan kun je deze e-mail negeren.
Zolang een adres niet bevestigd is, sturen we er alleen deze link naartoe.
""",
        turn_title="Je bent aan de beurt!",
        turn_subject="Sagrada: je bent aan de beurt",
        turn_body="""Je bent aan de beurt: {link}

Deze e-mails niet meer ontvangen: {stop}
""",
        reset_subject="Sagrada: je code voor een nieuw wachtwoord",
        reset_body="""Met deze code stel je een nieuw wachtwoord in voor het account {account}:

    {code}

Vul hem op {base} in als je om de herstelcode wordt gevraagd.
De code werkt één keer, binnen een uur. Heb je hem niet aangevraagd? Negeer dan deze e-mail:
je wachtwoord blijft hetzelfde.
""",
        changed_subject="Sagrada: je e-mailadres is gewijzigd",
        changed_body="""Dit e-mailadres is verwijderd van het account {account}
op {base}.

Was jij dat niet? Wijzig dan nu je wachtwoord of gebruik je herstelcode.
""",
        ask_confirm="Je e-mailadres bevestigen?",
        confirm="Bevestigen",
        confirmed="Je e-mailadres is bevestigd.",
        confirm_expired=(
            "Deze link werkt niet meer. Voeg je e-mailadres opnieuw toe om een nieuwe te krijgen."
        ),
        ask_stop="Geen e-mails meer over je beurten?",
        stop="Geen e-mails meer",
        stopped="Je krijgt geen e-mails meer over je beurten.",
        bad_link="Deze link werkt niet.",
    ),
    "es": LetterTexts(
        confirm_subject="Sagrada: confirma tu correo electrónico",
        confirm_body="""Alguien, probablemente tú, ha agregado este correo a una cuenta
en {base}.

Confírmalo aquí: {link}

El enlace funciona durante dos días. Si no has sido tú, ignora este mensaje.
A un correo sin confirmar solo le enviamos este enlace.
""",
        turn_title="¡Te toca!",
        turn_subject="Sagrada: te toca",
        turn_body="""Te toca: {link}

Dejar de recibir estos correos: {stop}
""",
        reset_subject="Sagrada: tu código para restablecer la contraseña",
        reset_body="""Este es el código para restablecer la contraseña de la cuenta {account}:

    {code}

Introdúcelo en {base} cuando se te pida el código de recuperación.
Sirve una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje:
tu contraseña no cambiará.
""",
        changed_subject="Sagrada: tu correo electrónico ha cambiado",
        changed_body="""Este correo se ha eliminado de la cuenta {account}
en {base}.

Si no has sido tú, cambia ahora tu contraseña o usa tu código de recuperación.
""",
        ask_confirm="¿Confirmar tu correo electrónico?",
        confirm="Confirmar",
        confirmed="Tu correo electrónico está confirmado.",
        confirm_expired=(
            "Este enlace ya no funciona. Vuelve a agregar tu correo para recibir uno nuevo."
        ),
        ask_stop="¿Dejar de recibir correos sobre tus turnos?",
        stop="No enviar más correos",
        stopped="Ya no recibirás correos sobre tus turnos.",
        bad_link="Este enlace no funciona.",
    ),
    "pt-BR": LetterTexts(
        confirm_subject="Sagrada: confirme seu e-mail",
        confirm_body="""Alguém, provavelmente você, adicionou este e-mail a uma conta
em {base}.

Confirme aqui: {link}

O link vale por dois dias. Se não foi você, ignore esta mensagem.
Para um e-mail ainda não confirmado, só enviamos este link.
""",
        turn_title="É a sua vez!",
        turn_subject="Sagrada: é a sua vez",
        turn_body="""É a sua vez: {link}

Para não receber mais estes e-mails: {stop}
""",
        reset_subject="Sagrada: seu código para redefinir a senha",
        reset_body="""Este é o código para redefinir a senha da conta {account}:

    {code}

Digite-o em {base} quando for pedido o código de recuperação.
Ele vale uma única vez, por uma hora. Se você não pediu, ignore esta mensagem:
sua senha continua a mesma.
""",
        changed_subject="Sagrada: seu e-mail foi alterado",
        changed_body="""Este e-mail foi removido da conta {account}
em {base}.

Se não foi você, altere sua senha agora ou use seu código de recuperação.
""",
        ask_confirm="Confirmar seu e-mail?",
        confirm="Confirmar",
        confirmed="Seu e-mail está confirmado.",
        confirm_expired=(
            "Este link não funciona mais. Adicione seu e-mail de novo para receber outro."
        ),
        ask_stop="Parar de receber e-mails sobre a sua vez?",
        stop="Não receber mais e-mails",
        stopped="Você não vai mais receber e-mails sobre a sua vez.",
        bad_link="Este link não funciona.",
    ),
}
