import { RequestError } from './RequestError.ts';

const TIMEOUT_MS = 15_000;

/** An operation as it travels. */
export interface Operation {
  name: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
}

/** What GraphQL answers. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: ReadonlyArray<{ message: string; extensions?: { code?: string } }>;
}

/** Sends one operation with the session's cookies. @throws RequestError when no GraphQL answer came within 15 seconds */
export async function postOperation({ name, text, variables }: Operation): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ operationName: name, query: text, variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw troubleOnTheWay(cause);
  });
  if (response.status === 429) throw new RequestError('busy');
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw isTimeout(cause) ? new RequestError('timeout', { cause }) : new RequestError('unreachable', { cause });
  });
  if (!isAnswer(answer)) throw new RequestError('unreachable');
  return answer;
}

function troubleOnTheWay(cause: unknown): RequestError {
  if (isTimeout(cause)) return new RequestError('timeout', { cause });
  return new RequestError(navigator.onLine ? 'unreachable' : 'offline', { cause });
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
}
