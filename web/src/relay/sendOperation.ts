import { stableCopy, type RequestParameters, type Variables } from 'relay-runtime';
import { RequestError } from './RequestError.ts';

const listeners = new Set<() => void>();

/** Calls the listener when a request gets no response from the server, 502 to 504, or a response that the service worker had saved. */
export function onConnectionLost(listener: () => void): void {
  listeners.add(listener);
}

export function reportConnectionLost(): void {
  for (const listener of listeners) listener();
}

const ENDPOINT = '/graphql';
const TIMEOUT_MS = 15_000;
/** Some proxies refuse URLs above 8 kB. */
const MAX_URL_LENGTH = 6000;
/** Browsers refuse a request with `keepalive` when the bodies of those that are under way exceed 64 KiB. */
const MAX_KEEPALIVE_LENGTH = 8000;

/** An operation as it is sent: the server has its text. */
export interface Operation {
  kind: RequestParameters['operationKind'];
  documentId: string;
  variables: Variables;
}

/** A GraphQL response. */
export interface GraphqlResult {
  data?: Record<string, unknown> | null;
  errors?: ReadonlyArray<{ message: string; path?: ReadonlyArray<string | number>; extensions?: { code?: string } }>;
}

export const ACCEPT_HEADER = 'application/graphql-response+json, application/json';

/** The operation of a compiled document. */
export function toOperation({ name, id, operationKind }: RequestParameters, variables: Variables): Operation {
  if (id == null) throw new TypeError(`${name} was compiled without its id`);
  return { kind: operationKind, documentId: `sha256:${id}`, variables };
}

/**
 * Sends one operation with the session's cookies: a query by GET, unless its variables are too long for a URL, everything else by
 * POST. The browser revalidates a response that it has cached, because a page that is opened again shows the shop as it is now. A
 * mutation reaches the server also when the page is reloaded or closed at once.
 * @throws RequestError without a GraphQL response within 15 seconds, or the given time
 */
export async function sendOperation(operation: Operation, timeoutMs = TIMEOUT_MS): Promise<GraphqlResult> {
  const response = await fetch(...toRequest(operation, timeoutMs)).catch((cause: unknown) => {
    throw toNetworkError(cause);
  });
  const body = await response.text().catch((cause: unknown) => {
    throw isTimeout(cause) ? new RequestError('timeout', { cause }) : new RequestError('unreachable', { cause });
  });
  if (response.headers.get('cache-status')?.startsWith('service-worker')) reportConnectionLost();
  return parseResult(response.status, body);
}

function toRequest(operation: Operation, timeoutMs: number): [url: string, init: RequestInit] {
  const common: RequestInit = { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) };
  const url = operation.kind === 'query' ? queryUrl(operation) : null;
  if (url !== null && url.length <= MAX_URL_LENGTH) {
    return [url, { ...common, cache: 'no-cache', headers: { accept: ACCEPT_HEADER } }];
  }
  const headers = { 'content-type': 'application/json', accept: ACCEPT_HEADER };
  const body = serializeOperation(operation);
  const keepalive = operation.kind === 'mutation' && body.length <= MAX_KEEPALIVE_LENGTH;
  return [ENDPOINT, { ...common, method: 'POST', headers, body, keepalive }];
}

/** The URL of a query, the same for equal variables, so that caches recognise it. */
function queryUrl({ documentId, variables }: Operation): string {
  const parameters = new URLSearchParams({ documentId });
  const json = JSON.stringify(stableCopy(variables));
  if (json !== '{}') parameters.set('variables', json);
  return `${ENDPOINT}?${parameters.toString()}`;
}

/** The body of a GraphQL-over-HTTP request. */
export function serializeOperation({ documentId, variables }: Operation): string {
  return JSON.stringify({ documentId, variables });
}

/** Parses the GraphQL response. @throws RequestError when the body is none, or the server or its proxy can't answer now */
export function parseResult(status: number, body: string): GraphqlResult {
  if (status === 429) throw new RequestError('busy');
  if (status >= 502 && status <= 504) {
    reportConnectionLost();
    throw new RequestError('unavailable');
  }
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
  reportConnectionLost();
  return new RequestError(navigator.onLine ? 'unreachable' : 'offline', { cause });
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}

function isGraphqlResult(answer: unknown): answer is GraphqlResult {
  return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
}
