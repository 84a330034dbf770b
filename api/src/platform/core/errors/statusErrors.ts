/** The caller is known and may not do this. The GraphQL edge answers FORBIDDEN, the REST edge 403. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';

  constructor(message = 'Do not have permission') {
    super(message);
  }
}

/** The call needs valid credentials. The GraphQL edge answers UNAUTHENTICATED, the REST edge 401. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';

  constructor(message = 'Please Login') {
    super(message);
  }
}

/** Either access error. */
export type AccessError = ForbiddenError | UnauthenticatedError;

/** Whether an error says that the caller lacks credentials or permission. */
export function isAccessError(error: unknown): error is AccessError {
  return error instanceof ForbiddenError || error instanceof UnauthenticatedError;
}

/** The call is refused for now. The edges answer with the status, and with `Retry-After`. */
export class RetryLaterError extends Error {
  override readonly name: string = 'RetryLaterError';
  /** 429 when the client asks for too much, 503 when all together do. */
  readonly statusCode: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, message: string, retryAfter: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** The answer while the database can't do its work. `retryAfter` is a number of seconds, for the header `Retry-After`. */
export const UNAVAILABLE = {
  retryAfter: '2',
  messages: {
    lost: 'The shop isn’t available right now. Please try again soon.',
    busy: 'The shop is very busy. Please try again in a moment.',
  },
} as const;
