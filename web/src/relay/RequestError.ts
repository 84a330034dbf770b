/** What can go wrong between a screen and an answer, as far as a shopper can tell the cases apart. */
export type RequestTrouble =
  | 'offline'
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'tooLarge'
  | 'unauthenticated'
  | 'sessionEnded'
  | 'forbidden'
  | 'refused';

const messages: Record<RequestTrouble, string> = {
  offline: 'You are offline. Check your connection and try again.',
  timeout: 'This takes longer than it should. Please try again.',
  unreachable: 'We could not reach the shop. Please try again.',
  busy: 'Too many tries in a short time. Please wait a moment and try again.',
  tooLarge: 'This file is too large. Please choose a smaller one.',
  unauthenticated: 'Please log in to go on.',
  sessionEnded: 'Your session has ended. Please log in again.',
  forbidden: 'Do not have permission',
  refused: 'Something went wrong on our side. Please try again.',
};

/** A request that got no usable answer; its message is written for the shopper. */
export class RequestError extends Error {
  readonly kind: RequestTrouble;

  constructor(kind: RequestTrouble, options?: ErrorOptions) {
    super(messages[kind], options);
    this.name = 'RequestError';
    this.kind = kind;
  }
}

/** The words for a failure of any kind, ready to be shown. */
export function troubleMessage(error: unknown): string {
  if (error instanceof RequestError) return error.message;
  if (!navigator.onLine) return messages.offline;
  return isMissingCode(error) ? messages.unreachable : messages.refused;
}

/** Every browser words the failure of `import()` differently, and all of them name it. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import/i.test(error.message);
}
