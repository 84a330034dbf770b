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
