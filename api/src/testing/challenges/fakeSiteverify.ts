import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SITE_KEY = 'a-public-site-key';
export const SECRET_KEY = 'a secret key of a provider';

/** Cloudflare's server that checks the tokens of its widget. */
export interface FakeSiteverify {
  url: string;
  /** The tokens that it was asked about, in order; empty ones are checks of whether it answers. */
  readonly asked: string[];
  /** Makes a valid token, as the widget does after it was solved. */
  issue(action?: string): string;
  /** Fails from now on. */
  fail(how: 'with 500' | 'by silence'): void;
  /** Works again. */
  recover(): void;
  close(): Promise<void>;
}

/** Starts a server that checks tokens as Turnstile's `siteverify` does: each once. */
export async function startFakeSiteverify(): Promise<FakeSiteverify> {
  const issued = new Map<string, string>();
  const used = new Set<string>();
  const asked: string[] = [];
  let failure: 'with 500' | 'by silence' | null = null;

  function answerOf(form: URLSearchParams): object {
    const token = form.get('response') ?? '';
    asked.push(token);
    const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
    if (form.get('secret') !== SECRET_KEY) return refuse('invalid-input-secret');
    if (token === '') return refuse('missing-input-response');
    if (!issued.has(token)) return refuse('invalid-input-response');
    if (used.has(token)) return refuse('timeout-or-duplicate');
    used.add(token);
    return { success: true, 'error-codes': [], hostname: 'shop.example', action: issued.get(token) };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (failure === 'by silence') return;
      if (failure === 'with 500') return void response.writeHead(500).end('out of order');
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answerOf(new URLSearchParams(body))));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // listens on a port
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    issue(action = '') {
      const token = `token-${issued.size}`;
      issued.set(token, action);
      return token;
    },
    fail: (how) => void (failure = how),
    recover: () => void (failure = null),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
