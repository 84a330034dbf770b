import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { StripeConfig } from '../config.ts';
import { StripeBooks } from './stripeBooks.ts';
import {
  checkParameters,
  noParameters,
  readForm,
  refundFilter,
  refundParameters,
  sessionParameters,
  sessionReading,
  StripeRefusal,
} from './stripeParameters.ts';

const SECRET_KEY: string = 'sk_test_of_the_tests';
const WEBHOOK_SECRET: string = 'whsec_of_the_tests';

const TROUBLES = {
  failing: [500, { type: 'api_error', message: 'An unknown error occurred' }],
  busy: [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }],
  locked: [409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use' }],
} as const;

/** How the stand-in may go wrong. `cutting`: it does its work and hangs up before it has answered; `mute`: and never answers. */
export type StripeTrouble = keyof typeof TROUBLES | 'silent' | 'garbled' | 'hangingUp' | 'cutting' | 'mute';

/** A message as it goes over the wire, and what it says. */
export interface StripeMessage {
  id: string;
  type: string;
  body: string;
  signature: string;
}

/** A request that the stand-in was asked. */
export interface StripeRequest {
  /** Such as `POST /v1/refunds`. */
  what: string;
  key: string | null;
  form: ReturnType<typeof readForm>;
}

/** Answers as Stripe's API does, and checks keys and each parameter as it does; plays the shopper on the hosted page besides. */
export async function openStripe() {
  const messages: StripeMessage[] = [];
  const requests: StripeRequest[] = [];
  const kept = new Map<string, { request: string; status: number; json: object }>();
  const books = new StripeBooks((type, object) => messages.push(signedMessage(type, object)));
  let trouble: { kind: StripeTrouble; times: number; of: string } | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe');
    const form = readForm((await text(request)) || search.slice(1));
    const asked = {
      what: `${request.method} ${pathname}`,
      key: String(request.headers['idempotency-key'] ?? '') || null,
      form,
    };
    requests.push(asked);
    const kind = nextTrouble(asked.what);
    if (kind === 'silent') return;
    if (kind === 'hangingUp') return void request.socket.destroy();
    if (kind === 'garbled') return void response.end('<html>');
    if (kind !== null && kind !== 'cutting' && kind !== 'mute')
      return say(response, TROUBLES[kind][0], { error: TROUBLES[kind][1] });
    const { status, json } = outcomeOf(asked, String(request.headers.authorization));
    if (kind === 'cutting') return void request.socket.destroy();
    if (kind === 'mute') return;
    say(response, status, json);
  }

  function nextTrouble(what: string): StripeTrouble | null {
    if (!trouble || trouble.times === 0 || !what.startsWith(trouble.of)) return null;
    trouble.times -= 1;
    return trouble.kind;
  }

  function outcomeOf(asked: StripeRequest, authorization: string): { status: number; json: object } {
    try {
      const isOurs = authorization === `Bearer ${SECRET_KEY}`;
      if (!isOurs) throw new StripeRefusal(401, { message: 'Invalid API Key provided' });
      return asked.key === null ? { status: 200, json: carryOut(asked) } : once(asked, asked.key);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, json: { error: error.complaint } };
    }
  }

  /** The same key again gives the same answer; what was refused for its parameters may be put right under the same key. */
  function once(asked: StripeRequest, key: string): { status: number; json: object } {
    const request = JSON.stringify([asked.what, asked.form]);
    const earlier = kept.get(key);
    if (earlier && earlier.request !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new StripeRefusal(400, { type: 'idempotency_error', message });
    }
    if (earlier) return earlier;
    const json = structuredClone(carryOut(asked)); // as it was then
    kept.set(key, { request, status: 200, json });
    return { status: 200, json };
  }

  function carryOut({ what, form }: StripeRequest): object {
    const [, action = what, id = ''] = /^(.+?)\/([a-z]+_[^/]+)/.exec(what) ?? [];
    const deed = what.endsWith('/expire') ? `${action} expire` : `${action}${id && ' one'}`;
    switch (deed) {
      case 'POST /v1/checkout/sessions':
        return books.openSession(checkParameters(sessionParameters, form));
      case 'GET /v1/checkout/sessions one':
        return checkParameters(sessionReading, form).expand ? books.expandedSession(id) : books.session(id);
      case 'POST /v1/checkout/sessions expire':
        checkParameters(noParameters, form);
        return books.expireSession(id);
      case 'POST /v1/refunds':
        return books.refund(checkParameters(refundParameters, form));
      case 'GET /v1/refunds': {
        const { payment_intent: paymentId, limit } = checkParameters(refundFilter, form);
        return {
          object: 'list',
          url: '/v1/refunds',
          has_more: false,
          data: books.refundsOf(paymentId).slice(0, limit),
        };
      }
      case 'GET /v1/refunds one':
        checkParameters(noParameters, form);
        return books.refundOf(id);
      default:
        throw new StripeRefusal(404, { message: `Unrecognized request URL (${what})` });
    }
  }

  function lastMessage(): StripeMessage {
    const message = messages.at(-1);
    if (!message) throw new Error('Stripe has nothing to tell');
    return message;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const config = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    publishableKey: 'pk_test_of_the_tests',
    apiBase: `http://127.0.0.1:${port}`,
  } satisfies StripeConfig;
  return {
    books,
    messages,
    requests,
    /** For createStripeProvider. */
    config,
    /** Goes wrong the next times that it is asked, or asked something that begins so, such as `POST`. */
    fail(kind: StripeTrouble, { times = Infinity, of = '' } = {}): void {
      trouble = { kind, times, of };
    },
    recover(): void {
      trouble = null;
    },
    /** Any message, signed. */
    tell: signedMessage,
    /** Pays at once, as with a card. */
    pay(sessionId: string): StripeMessage {
      books.completeSession(sessionId, true);
      return lastMessage();
    },
    /** Fills the page in with a means whose money comes later, if it does. */
    promise(sessionId: string): StripeMessage {
      books.completeSession(sessionId, false);
      return lastMessage();
    },
    /** The promised money comes. */
    keepPromise(sessionId: string): StripeMessage {
      books.settleLater(sessionId, true);
      return lastMessage();
    },
    /** The promised money was declined. */
    decline(sessionId: string): StripeMessage {
      books.settleLater(sessionId, false);
      return lastMessage();
    },
    /** The page's time is over. */
    expire(sessionId: string): StripeMessage {
      books.expireSession(sessionId);
      return lastMessage();
    },
    /** Somebody pays back in Stripe's dashboard. */
    refund(paymentId: string, amount: number): StripeMessage {
      books.refund({ payment_intent: paymentId, amount, metadata: {} });
      return lastMessage();
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What openStripe opens. */
export type StripeStandIn = Awaited<ReturnType<typeof openStripe>>;

function say(response: ServerResponse, status: number, json: object): void {
  const headers = { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` };
  response.writeHead(status, headers).end(JSON.stringify(json));
}

function signedMessage(type: string, object: object): StripeMessage {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const event = {
    id,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object },
  };
  const body = JSON.stringify(event, null, 2);
  return { id, type, body, signature: signatureOf(body) };
}

/** What Stripe would sign these bytes with, at that time. */
export function signatureOf(body: string, { secret = WEBHOOK_SECRET, at = new Date() } = {}): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}
