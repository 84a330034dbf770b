import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
export interface Message {
  headers: Record<string, string>;
  body: string;
}

/** An integrator's server on this machine, which answers with `status`. */
export async function openReceiver() {
  const messages: Message[] = [];
  const receiver = { url: '', status: 204, messages, close: () => void server.close() };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>; // none of a message's comes twice
      messages.push({ headers, body: Buffer.concat(parts).toString() });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`; // it listens on TCP
  return receiver;
}
