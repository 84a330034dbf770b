import { RequestError } from './RequestError.ts';

const TIMEOUT_MS = 15_000;

/** An operation as it is sent. */
export interface Operation {
  name: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
}

/** A GraphQL response. */
export interface GraphqlResult {
  data?: Record<string, unknown> | null;
  errors?: ReadonlyArray<{
    message: string;
    path?: ReadonlyArray<string | number>;
    extensions?: { code?: string };
  }>;
}

export const ACCEPT_HEADER = 'application/graphql-response+json, application/json';

/** Sends one operation with the session's cookies. @throws RequestError without a GraphQL response within 15 seconds */
export async function postOperation(operation: Operation): Promise<GraphqlResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: ACCEPT_HEADER },
    body: serializeOperation(operation),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw toNetworkError(cause);
  });
  const body = await response.text().catch((cause: unknown) => {
    throw isTimeout(cause) ? new RequestError('timeout', { cause }) : new RequestError('unreachable', { cause });
  });
  return parseResult(response.status, body);
}

/** The body of a GraphQL-over-HTTP request. */
export function serializeOperation({ name, text, variables }: Operation): string {
  return JSON.stringify({ operationName: name, query: text, variables });
}

/** Parses the GraphQL response. @throws RequestError when the body is none */
export function parseResult(status: number, body: string): GraphqlResult {
  if (status === 429) throw new RequestError('busy');
  if (status === 413) throw new RequestError('tooLarge');
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (cause) {
    throw new RequestError('unreachable', { cause });
  }
  if (!isGraphqlResult(answer)) throw new RequestError('unreachable');
  return answer;
}

function toNetworkError(cause: unknown): RequestError {
  if (isTimeout(cause)) return new RequestError('timeout', { cause });
  return new RequestError(navigator.onLine ? 'unreachable' : 'offline', { cause });
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

function isGraphqlResult(answer: unknown): answer is GraphqlResult {
  return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
}
