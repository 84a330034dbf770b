import { RequestError } from './RequestError.ts';

/** Whether a failure means that nobody is signed in, or no more; everything else is a trouble of another kind. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === 'unauthenticated' || error.kind === 'sessionEnded');
}
