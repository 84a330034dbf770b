import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Webhook } from 'standardwebhooks';

/** How far a message's timestamp may differ from the receiver's clock. */
const TOLERANCE_MS = 5 * 60_000;

/** A message as it was received. */
export interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

/** Starts an integrator's server on this machine, which responds with `status`. */
export async function startWebhookReceiver() {
  const messages: ReceivedWebhook[] = [];
  const receiver = { url: '', status: 204, messages, close: () => void server.close() };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>; // no header of a message is repeated
      messages.push({ headers, body: Buffer.concat(parts).toString() });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`; // a TCP server's address
  return receiver;
}

/**
 * Checks the signature and the timestamp of a message, and returns its payload. `Webhook.verify` would compare the timestamp with
 * the clock of this process, which is not the clock of the run; `now` is the time on that clock.
 */
export function verifyMessage(secret: string, { headers, body }: ReceivedWebhook, now: number): unknown {
  const sentAt = Number(headers['webhook-timestamp']) * 1000;
  const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(sentAt), body);
  expect(headers['webhook-signature']).toBe(signature);
  expect(Math.abs(now - sentAt)).toBeLessThan(TOLERANCE_MS);
  return JSON.parse(body);
}
