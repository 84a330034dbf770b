import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EgressPolicy, PUBLIC_EGRESS } from '../../platform/http/egressPolicy.ts';

/** A message that an integrator's server received. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An integrator's server on this machine. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** The handler of its responses; the default is 204. */
  manners: { answer: RequestListener };
  /** Resolves with the next message. */
  nextMessage(): Promise<ReceivedMessage>;
  close(): Promise<void>;
}

/** Resolves every name to this machine, and allows it. */
export const LOOPBACK_EGRESS: EgressPolicy = {
  ...PUBLIC_EGRESS,
  isAllowed: () => true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isHttpAllowed: true,
};

/** Opens an integrator's server under the name, which LOOPBACK_EGRESS resolves. */
export async function openReceiver(name = 'hooks.example'): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const manners: WebhookReceiver['manners'] = { answer: (_request, response) => response.writeHead(204).end() };
  let arrived: ((message: ReceivedMessage) => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(parts).toString() };
      received.push(message);
      for (const tell of arrived.splice(0)) tell(message);
      manners.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}/orders`, // it listens on TCP
    received,
    manners,
    nextMessage: () => new Promise((resolve) => (arrived = [...arrived, resolve])),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
