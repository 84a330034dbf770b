import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server took it. */
export interface ArrivedMail {
  recipients: string[];
  raw: string;
  email: Email;
}

type MessageVerdict = number | 'ok' | 'cut';

/** What a mail server of a test does with a recipient, and with a message that it has read whole. */
export interface SmtpManners {
  /** A number is the code of a refusal. */
  onRecipient: (address: string) => number | 'ok';
  /** `cut`: the mail is kept, and the connection lost before a word about it. */
  onMessage: () => MessageVerdict | Promise<MessageVerdict>;
}

/** A real mail server on this machine, without login and encryption. */
export interface TestSmtp {
  url: string;
  port: number;
  manners: SmtpManners;
  /** Everything that arrived, in order. */
  arrived: ArrivedMail[];
  /** The next mail that arrives from now on. */
  nextArrival(): Promise<ArrivedMail>;
  connectionsSoFar(): number;
  close(): Promise<void>;
}

const BEST_MANNERS: SmtpManners = { onRecipient: () => 'ok', onMessage: () => 'ok' };

/** Listens on `port`, or on a free one. */
export async function openTestSmtp(port = 0): Promise<TestSmtp> {
  const manners = { ...BEST_MANNERS };
  const arrived: ArrivedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const waiting: ((mail: ArrivedMail) => void)[] = [];

  async function receive(stream: NodeJS.ReadableStream, recipients: string[]): Promise<MessageVerdict> {
    const message = await buffer(stream).catch(() => null);
    if (!message) return 'cut'; // by the other side
    const verdict = await manners.onMessage();
    if (typeof verdict === 'number') return verdict;
    const mail = { recipients, raw: message.toString(), email: await PostalMime.parse(message) };
    arrived.push(mail);
    for (const hear of waiting.splice(0)) hear(mail);
    return verdict;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const verdict = manners.onRecipient(address);
      answer(verdict === 'ok' ? null : refusal(verdict, address));
    },
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void receive(stream, recipients).then((verdict) => {
        if (verdict === 'cut') for (const socket of sockets) socket.destroy();
        else answer(verdict === 'ok' ? null : refusal(verdict, recipients.join()));
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
    manners,
    arrived,
    nextArrival: () => new Promise((resolve) => waiting.push(resolve)),
    connectionsSoFar: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** As real servers do, it repeats the address. */
function refusal(responseCode: number, address: string): Error {
  const enhanced = `${String(responseCode)[0]}.2.1`;
  return Object.assign(new Error(`${enhanced} <${address}> not now`), { responseCode });
}
