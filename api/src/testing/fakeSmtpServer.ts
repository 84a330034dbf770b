import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server accepted. */
export interface ReceivedMail {
  recipients: string[];
  raw: string;
  email: Email;
}

type MessageVerdict = number | 'ok' | 'disconnect';

/** How the server responds to a recipient, and to a whole message. */
export interface SmtpBehaviour {
  /** A number is the status of a refusal. */
  onRecipient: (address: string) => number | 'ok';
  /** `cut`: the server stores the mail, and closes the connection without a response. */
  onMessage: () => MessageVerdict | Promise<MessageVerdict>;
}

/** A mail server on this machine, without login and encryption. */
export interface FakeSmtpServer {
  url: string;
  port: number;
  behaviour: SmtpBehaviour;
  /** Everything that received, in order. */
  received: ReceivedMail[];
  /** Resolves with the next mail. */
  nextMail(): Promise<ReceivedMail>;
  connectionCount(): number;
  close(): Promise<void>;
}

const DEFAULT_BEHAVIOUR: SmtpBehaviour = { onRecipient: () => 'ok', onMessage: () => 'ok' };

/** Listens on `port`, or on a free one. */
export async function startFakeSmtpServer(port = 0): Promise<FakeSmtpServer> {
  const behaviour = { ...DEFAULT_BEHAVIOUR };
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const waiting: ((mail: ReceivedMail) => void)[] = [];

  async function receive(stream: NodeJS.ReadableStream, recipients: string[]): Promise<MessageVerdict> {
    const message = await buffer(stream).catch(() => null);
    if (!message) return 'disconnect'; // by the other side
    const reply = await behaviour.onMessage();
    if (typeof reply === 'number') return reply;
    const mail = { recipients, raw: message.toString(), email: await PostalMime.parse(message) };
    received.push(mail);
    for (const hear of waiting.splice(0)) hear(mail);
    return reply;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const reply = behaviour.onRecipient(address);
      answer(reply === 'ok' ? null : refusal(reply, address));
    },
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void receive(stream, recipients).then((reply) => {
        if (reply === 'disconnect') for (const socket of sockets) socket.destroy();
        else answer(reply === 'ok' ? null : refusal(reply, recipients.join()));
      });
    },
  });
  server.on('error', () => undefined); // of a connection that was cut
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo; // an object for every TCP listener
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    behaviour,
    received,
    nextMail: () => new Promise((resolve) => waiting.push(resolve)),
    connectionCount: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The response repeats the address, as those of real servers do. */
function refusal(responseCode: number, address: string): Error {
  const enhanced = `${String(responseCode)[0]}.2.1`;
  return Object.assign(new Error(`${enhanced} <${address}> not now`), { responseCode });
}
