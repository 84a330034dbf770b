import { GraphQLError } from 'graphql';
import type { Role } from '../db/generated/client.ts';

interface Person {
  userId: string;
  role: Role;
}

/** Somebody who is logged in: their session has been checked in this request. */
export interface SessionViewer extends Person {
  sessionId: string;
}

/** A program that came with somebody's API token, which has been checked in this request. */
export interface TokenViewer extends Person {
  sessionId: null;
  apiToken: { id: string; isReadOnly: boolean };
}

/** Who asks. */
export type Viewer = SessionViewer | TokenViewer;

/**
 * What a request's credentials say: none given, good, or no longer good (expired, revoked, forged).
 * Public fields answer in all three; fields about the viewer ask a stale client to refresh.
 */
export type Authentication =
  { state: 'anonymous' } | { state: 'active'; viewer: Viewer } | { state: 'stale'; isApiToken?: boolean };

/** An error for fields that need a viewer when there is none. */
export function unauthenticated(message = 'Please Login'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
}

/** An error for fields that need a viewer when the credentials are no longer good. */
export function outdated({ isApiToken = false }: { isApiToken?: boolean }): GraphQLError {
  return unauthenticated(isApiToken ? 'This API token is not good any more' : 'Your session has ended');
}

/** An error for what only others may do. */
export function forbidden(message = 'Do not have permission'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

/** An error for what a person has to do themselves, logged in. */
export function forbiddenToTokens(): GraphQLError {
  return forbidden('An API token may not do this');
}

/** The viewer, or null for an anonymous visitor. @throws UNAUTHENTICATED when the credentials are stale */
export function viewerOrNull(authentication: Authentication): Viewer | null {
  switch (authentication.state) {
    case 'active':
      return authentication.viewer;
    case 'anonymous':
      return null;
    case 'stale':
      throw outdated(authentication);
  }
}

/** Whether a request came with an API token, good or not. */
export function hasApiToken(authentication: Authentication): boolean {
  switch (authentication.state) {
    case 'active':
      return authentication.viewer.sessionId === null;
    case 'anonymous':
      return false;
    case 'stale':
      return authentication.isApiToken ?? false;
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

/** The viewer, logged in. @throws UNAUTHENTICATED when nobody is signed in, FORBIDDEN for an API token */
export function requireSession(authentication: Authentication): SessionViewer {
  const viewer = requireViewer(authentication);
  if (viewer.sessionId === null) throw forbiddenToTokens();
  return viewer;
}
