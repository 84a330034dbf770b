import { RequestError } from './RequestError.ts';

/** Whether a failure means that there is no session or that it has expired. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === 'unauthenticated' || error.kind === 'sessionExpired');
}
