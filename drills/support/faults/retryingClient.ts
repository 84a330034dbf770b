import { setTimeout as pause } from 'node:timers/promises';
import { createKeepAliveClient, type Answer, type SentRequest } from '../keepAliveClient.ts';
import type { AttemptLog } from './attemptLog.ts';

const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

/** The state shared by a run's clients. */
export interface ClientNetwork {
  /** The public address of the shop. */
  url: string;
  log: AttemptLog;
  /** Answers that no outage excuses, such as a status 500. */
  defects: string[];
}

/** A client that resends each request until it is answered, so its requests must be idempotent. */
export interface RetryingClient {
  /** The answer below 500. @throws Error when there is none for 90 seconds */
  send(path: string, request?: SentRequest): Promise<Answer>;
  /** The data of a GraphQL request. */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  close(): void;
}

/** A client of a session, whose access tokens `issueToken` makes, or signed out. */
export function createRetryingClient(network: ClientNetwork, issueToken?: () => Promise<string>): RetryingClient {
  const client = createKeepAliveClient();

  async function attempt(path: string, request: SentRequest): Promise<Answer | null> {
    const answer = await client
      .send(`${network.url}${path}`, request)
      .catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    const failure = typeof answer === 'string' ? answer : failureOf(answer);
    network.log.record(failure);
    if (typeof answer === 'string') return null;
    if (answer.status === 500) network.defects.push(`${path}: ${answer.text}`);
    return failure === null ? answer : null;
  }

  async function send(path: string, request: SentRequest = {}): Promise<Answer> {
    for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await pause(PAUSE_MS)) {
      const answer = await attempt(path, request);
      if (answer) return answer;
    }
    throw new Error(`Nobody answered ${path} for ${PATIENCE_MS} ms: ${request.body ?? ''}`);
  }

  return {
    send,
    async ask<Data>(query: string, variables: object = {}) {
      const headers = {
        'content-type': 'application/json',
        ...(issueToken && { authorization: `Bearer ${await issueToken()}` }),
      };
      const { text } = await send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown }; // GraphQL over HTTP
      if (errors) network.defects.push(`${query}: ${JSON.stringify(errors)}`);
      return data;
    },
    close: client.close,
  };
}

/** The balancer's own answers have no body. */
function failureOf({ status, text }: Answer): string | null {
  if (status < 500) return null;
  return text === '' ? `${status} of the balancer` : String(status);
}
