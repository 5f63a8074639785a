"""A mail server that keeps every letter."""

import email
import socketserver
import threading
from email.message import EmailMessage
from email.policy import default
from types import TracebackType


class Mailbox(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Delivery)
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        """As the envelopes name them."""
        self._thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05})

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def __enter__(self) -> "Mailbox":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.shutdown()
        self._thread.join()
        self.server_close()


class _Delivery(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self.wfile.write(b"220 hello\r\n")
        for line in self.rfile:
            command = line.upper()
            if command.startswith(b"RCPT TO:"):
                self.server.recipients.append(line[8:].strip(b" <>\r\n").decode())
            if command.startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                self._keep()
                self.wfile.write(b"250 kept\r\n")
            elif command.startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")

    def _keep(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.replace(b"\r\n", b"\n"))
        letter = email.message_from_bytes(b"".join(lines), policy=default)
        assert isinstance(letter, EmailMessage)
        self.server.letters.append(letter)
