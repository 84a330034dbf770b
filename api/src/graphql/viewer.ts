import { GraphQLError } from 'graphql';
import type { Role } from '../db/generated/client.ts';

/** Somebody whose session has been checked in this request. */
export interface Viewer {
  userId: string;
  sessionId: string;
  role: Role;
}

/**
 * What a request's credentials say: none given, good, or no longer good (expired, revoked, forged).
 * Public fields answer in all three; fields about the viewer ask a stale client to refresh.
 */
export type Authentication = { state: 'anonymous' } | { state: 'active'; viewer: Viewer } | { state: 'stale' };

/** An error for fields that need a viewer when there is none. */
export function unauthenticated(message = 'Please Login'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
}

/** An error for what only others may do. */
export function forbidden(): GraphQLError {
  return new GraphQLError('Do not have permission', { extensions: { code: 'FORBIDDEN' } });
}

/** The viewer, or null for an anonymous visitor. @throws UNAUTHENTICATED when the credentials are stale */
export function viewerOrNull(authentication: Authentication): Viewer | null {
  switch (authentication.state) {
    case 'active':
      return authentication.viewer;
    case 'anonymous':
      return null;
    case 'stale':
      throw unauthenticated('Your session has ended');
  }
}

/** The second lock behind a field's scope. @throws FORBIDDEN for everybody but an admin */
export function requireAdmin(viewer: Viewer): void {
  if (viewer.role !== 'ADMIN') throw forbidden();
}

/** The viewer. @throws UNAUTHENTICATED when nobody is signed in */
export function requireViewer(authentication: Authentication): Viewer {
  const viewer = viewerOrNull(authentication);
  if (!viewer) throw unauthenticated();
  return viewer;
}
