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
  errors?: ReadonlyArray<{
    message: string;
    path?: ReadonlyArray<string | number>;
    extensions?: { code?: string };
  }>;
}

export const ACCEPTED = 'application/graphql-response+json, application/json';

/** Sends one operation with the session's cookies. @throws RequestError when no GraphQL answer came within 15 seconds */
export async function postOperation(operation: Operation): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: ACCEPTED },
    body: bodyOf(operation),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw troubleOnTheWay(cause);
  });
  const body = await response.text().catch((cause: unknown) => {
    throw isTimeout(cause) ? new RequestError('timeout', { cause }) : new RequestError('unreachable', { cause });
  });
  return readAnswer(response.status, body);
}

/** An operation in the words of GraphQL over HTTP. */
export function bodyOf({ name, text, variables }: Operation): string {
  return JSON.stringify({ operationName: name, query: text, variables });
}

/** The answer that a response carries. @throws RequestError when it carries none */
export function readAnswer(status: number, body: string): Answer {
  if (status === 429) throw new RequestError('busy');
  if (status === 413) throw new RequestError('tooLarge');
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (cause) {
    throw new RequestError('unreachable', { cause });
  }
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
