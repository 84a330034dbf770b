import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { StripeConfig } from '../../platform/config/config.ts';
import { StripeState } from './stripeState.ts';
import {
  checkParameters,
  noParameters,
  readForm,
  refundFilter,
  refundParameters,
  sessionParameters,
  sessionReading,
  StripeApiError,
} from './stripeParameters.ts';

const SECRET_KEY: string = 'sk_test_of_the_tests';
const WEBHOOK_SECRET: string = 'whsec_of_the_tests';

const FAILURES = {
  failing: [500, { type: 'api_error', message: 'An unknown error occurred' }],
  busy: [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }],
  locked: [409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use' }],
} as const;

/** How the fake may fail. `cutting`: it does its work and hangs up before it has answered; `mute`: and never answers. */
export type StripeFailure =
  keyof typeof FAILURES | 'timeout' | 'malformed' | 'reset' | 'resetAfterCommit' | 'timeoutAfterCommit';

/** A signed event with its contents. */
export interface StripeSignedEvent {
  id: string;
  type: string;
  body: string;
  signature: string;
}

/** A request that the fake received. */
export interface StripeRequest {
  /** Such as `POST /v1/refunds`. */
  what: string;
  key: string | null;
  form: ReturnType<typeof readForm>;
}

/** A fake of Stripe's API: it checks keys and parameters as Stripe does. Its methods act as the shopper on the hosted page. */
export async function openFakeStripe() {
  const messages: StripeSignedEvent[] = [];
  const requests: StripeRequest[] = [];
  const kept = new Map<string, { request: string; status: number; json: object }>();
  const state = new StripeState((type, object) => messages.push(signedMessage(type, object)));
  const unanswered = new Set<Socket>();
  let failure: { kind: StripeFailure; times: number; of: string } | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe');
    const form = readForm((await text(request)) || search.slice(1));
    const received = {
      what: `${request.method} ${pathname}`,
      key: String(request.headers['idempotency-key'] ?? '') || null,
      form,
    };
    requests.push(received);
    const kind = nextFailure(received.what);
    if (kind === 'timeout') return void unanswered.add(request.socket);
    if (kind === 'reset') return void request.socket.destroy();
    if (kind === 'malformed') return void response.end('<html>');
    if (kind !== null && kind !== 'resetAfterCommit' && kind !== 'timeoutAfterCommit')
      return say(response, FAILURES[kind][0], { error: FAILURES[kind][1] });
    const { status, json } = outcomeOf(received, String(request.headers.authorization));
    if (kind === 'resetAfterCommit') return void request.socket.destroy();
    if (kind === 'timeoutAfterCommit') return;
    say(response, status, json);
  }

  function nextFailure(what: string): StripeFailure | null {
    if (!failure || failure.times === 0 || !what.startsWith(failure.of)) return null;
    failure.times -= 1;
    return failure.kind;
  }

  function outcomeOf(received: StripeRequest, authorization: string): { status: number; json: object } {
    try {
      const isOurs = authorization === `Bearer ${SECRET_KEY}`;
      if (!isOurs) throw new StripeApiError(401, { message: 'Invalid API Key provided' });
      return received.key === null ? { status: 200, json: writeBlock(received) } : once(received, received.key);
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return { status: error.status, json: { error: error.body } };
    }
  }

  /** Replays the answer for a repeated idempotency key. A request with rejected parameters may be corrected under the same key. */
  function once(received: StripeRequest, key: string): { status: number; json: object } {
    const request = JSON.stringify([received.what, received.form]);
    const earlier = kept.get(key);
    if (earlier && earlier.request !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new StripeApiError(400, { type: 'idempotency_error', message });
    }
    if (earlier) return earlier;
    const json = structuredClone(writeBlock(received)); // a copy, because the state changes later
    kept.set(key, { request, status: 200, json });
    return { status: 200, json };
  }

  function writeBlock({ what, form }: StripeRequest): object {
    const [, action = what, id = ''] = /^(.+?)\/([a-z]+_[^/]+)/.exec(what) ?? [];
    const operation = what.endsWith('/expire') ? `${action} expire` : `${action}${id && ' one'}`;
    switch (operation) {
      case 'POST /v1/checkout/sessions':
        return state.createSession(checkParameters(sessionParameters, form));
      case 'GET /v1/checkout/sessions one':
        return checkParameters(sessionReading, form).expand ? state.expandedSession(id) : state.session(id);
      case 'POST /v1/checkout/sessions expire':
        checkParameters(noParameters, form);
        return state.expireSession(id);
      case 'POST /v1/refunds':
        return state.refund(checkParameters(refundParameters, form));
      case 'GET /v1/refunds': {
        const { payment_intent: paymentId, limit } = checkParameters(refundFilter, form);
        return {
          object: 'list',
          url: '/v1/refunds',
          has_more: false,
          data: state.refundsOf(paymentId).slice(0, limit),
        };
      }
      case 'GET /v1/refunds one':
        checkParameters(noParameters, form);
        return state.refundOf(id);
      default:
        throw new StripeApiError(404, { message: `Unrecognized request URL (${what})` });
    }
  }

  function lastMessage(): StripeSignedEvent {
    const message = messages.at(-1);
    if (!message) throw new Error('Stripe has emitted no event');
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
    state,
    messages,
    requests,
    /** For createStripeProvider. */
    config,
    /** Fails the next requests, or those that start with a text such as `POST`. */
    fail(kind: StripeFailure, { times = Infinity, of = '' } = {}): void {
      failure = { kind, times, of };
    },
    recover(): void {
      failure = null;
    },
    /** Closes the connections of the requests that it has not answered. */
    hangUp(): void {
      for (const socket of unanswered) socket.destroy();
      unanswered.clear();
    },
    /** Signs an event of any type. */
    signEvent: signedMessage,
    /** Pays at once, as by card. */
    pay(sessionId: string): StripeSignedEvent {
      state.completeSession(sessionId, true);
      return lastMessage();
    },
    /** Submits the page with a delayed payment method. */
    payAsync(sessionId: string): StripeSignedEvent {
      state.completeSession(sessionId, false);
      return lastMessage();
    },
    /** Completes a delayed payment. */
    succeedAsyncPayment(sessionId: string): StripeSignedEvent {
      state.settleAsyncPayment(sessionId, true);
      return lastMessage();
    },
    /** Declines a delayed payment. */
    decline(sessionId: string): StripeSignedEvent {
      state.settleAsyncPayment(sessionId, false);
      return lastMessage();
    },
    /** Expires the session. */
    expire(sessionId: string): StripeSignedEvent {
      state.expireSession(sessionId);
      return lastMessage();
    },
    /** Makes a refund in Stripe's dashboard. */
    refund(paymentId: string, amount: number): StripeSignedEvent {
      state.refund({ payment_intent: paymentId, amount, metadata: {} });
      return lastMessage();
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The result of openFakeStripe. */
export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;

function say(response: ServerResponse, status: number, json: object): void {
  const headers = { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` };
  response.writeHead(status, headers).end(JSON.stringify(json));
}

function signedMessage(type: string, object: object, created = Math.floor(Date.now() / 1000)): StripeSignedEvent {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const event = {
    id,
    object: 'event',
    created,
    livemode: false,
    type,
    data: { object },
  };
  const body = JSON.stringify(event, null, 2);
  return { id, type, body, signature: signatureOf(body) };
}

/** The signature header of Stripe for this body and time. */
export function signatureOf(body: string, { secret = WEBHOOK_SECRET, at = new Date() } = {}): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}
