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
