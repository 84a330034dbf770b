/** The kinds of failed requests that a shopper can tell apart. */
export type RequestErrorKind =
  | 'offline'
  | 'timeout'
  | 'unreachable'
  | 'unavailable'
  | 'busy'
  | 'tooLarge'
  | 'unauthenticated'
  | 'sessionExpired'
  | 'forbidden'
  | 'outdated'
  | 'serverError';

const messages: Record<RequestErrorKind, string> = {
  offline: 'You are offline. Check your connection and try again.',
  timeout: 'This is taking too long. Please try again.',
  unreachable: 'We can’t reach the shop. Please try again.',
  unavailable: 'The shop isn’t available right now. Please try again soon.',
  busy: 'Too many requests. Please wait a moment and try again.',
  tooLarge: 'This file is too large. Please choose a smaller one.',
  unauthenticated: 'Please log in to continue.',
  sessionExpired: 'Your session has ended. Please log in again.',
  forbidden: 'Do not have permission',
  outdated: 'There’s a new version of the shop. Please reload the page.',
  serverError: 'Something went wrong on our side. Please try again.',
};

/** A request without a usable response; its message is written for the shopper. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;

  constructor(kind: RequestErrorKind, options?: ErrorOptions) {
    super(messages[kind], options);
    this.name = 'RequestError';
    this.kind = kind;
  }
}

/** A mutation that the server refused by an error of the schema: the error's message, and its type. */
export class RefusedError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** The message to show for any failure. */
export function toErrorMessage(error: unknown): string {
  if (error instanceof RequestError || error instanceof RefusedError) return error.message;
  if (!navigator.onLine) return messages.offline;
  return isOutdated(error) ? messages.outdated : messages.serverError;
}

/** Whether the server has another release than the page: it does not know a document of the page's, or has no chunk of its code. */
export function isOutdated(error: unknown): boolean {
  return error instanceof RequestError ? error.kind === 'outdated' : isChunkLoadError(error);
}

/** Each browser has its own message for a failed `import()`; all of them contain one of these words. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof TypeError && /import/i.test(error.message);
}

/** Whether a failure means that there is no session or that it has expired. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === 'unauthenticated' || error.kind === 'sessionExpired');
}
