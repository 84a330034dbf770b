import { ForbiddenError, UnauthenticatedError } from './errors/statusErrors.ts';
import type { Permission } from '@kirana/shared/permissions.ts';
import { NIL_UUID } from './uuids.ts';

interface Person {
  userId: string;
  /** Those of the person's role; a member of staff without a required second factor has none. */
  permissions: readonly Permission[];
  /** True: the role of the account does not count before its second factor is set up. */
  isTwoFactorDue?: boolean;
}

/** A person with a session that was checked in this request. */
export interface SessionViewer extends Person {
  sessionId: string;
  /** When the person last proved who they are, or an earlier time: it may be cached. */
  authenticatedAt: Date;
}

/** What the scope of an API token allows beyond reading. */
export interface ScopeOfToken {
  isReadOnly: boolean;
  /** Whether it may download files with data of many people. */
  canExport: boolean;
}

/** A program with a person's API token that was checked in this request. */
export interface TokenViewer extends Person {
  sessionId: null;
  apiToken: { id: string } & ScopeOfToken;
}

/** The authenticated caller of a request. */
export type Viewer = SessionViewer | TokenViewer;

/**
 * What a request's credentials say: none given, valid, or no longer valid (expired, revoked, forged). Public fields answer in all
 * three states; fields about the viewer tell a client with expired credentials to refresh them.
 */
export type Authentication =
  { state: 'anonymous' } | { state: 'active'; viewer: Viewer } | { state: 'expired'; isApiToken?: boolean };

/** The error for a call that needs a viewer and came with credentials that are no longer valid. */
export function expiredCredentials({ isApiToken = false }: { isApiToken?: boolean }): UnauthenticatedError {
  return new UnauthenticatedError(isApiToken ? 'This API token is no longer valid' : 'Your session has ended');
}

/** The error for a call that an API token may not make: it needs a session. */
export function forbiddenForApiTokens(): ForbiddenError {
  return new ForbiddenError('API tokens can’t do this');
}

/** The viewer, or null for an anonymous visitor. @throws UnauthenticatedError when the credentials have expired */
export function viewerOrNull(authentication: Authentication): Viewer | null {
  if (authentication.state === 'expired') throw expiredCredentials(authentication);
  return authentication.state === 'active' ? authentication.viewer : null;
}

/** The viewer's id for the `where` of what is theirs; for an anonymous visitor an id that no row has. @throws as viewerOrNull */
export function viewerIdOrNil(authentication: Authentication): string {
  return viewerOrNull(authentication)?.userId ?? NIL_UUID;
}

/** Whether a request came with an API token, valid or not. */
export function hasApiToken(authentication: Authentication): boolean {
  if (authentication.state === 'active') return authentication.viewer.sessionId === null;
  return authentication.state === 'expired' && (authentication.isApiToken ?? false);
}

/** The viewer. @throws UnauthenticatedError for an anonymous visitor and for expired credentials */
export function requireViewer(authentication: Authentication): Viewer {
  const viewer = viewerOrNull(authentication);
  if (!viewer) throw new UnauthenticatedError();
  return viewer;
}

/** The viewer with a session. @throws UnauthenticatedError without credentials, ForbiddenError for an API token */
export function requireSession(authentication: Authentication): SessionViewer {
  const viewer = requireViewer(authentication);
  if (viewer.sessionId === null) throw forbiddenForApiTokens();
  return viewer;
}

/**
 * The cookies with tokens. `resetRequest` is of this browser's last request for a code, `resetToken` of a verified code, which allows one
 * password reset, and `loginChallenge` of a login that waits for the second factor.
 */
export type TokenCookie =
  'accessToken' | 'refreshToken' | 'knownDevice' | 'resetRequest' | 'resetToken' | 'loginChallenge';

/** The tokens in the browser's cookies, which a resolver reads and sets. */
export interface TokenCookies {
  /** Whether a page of the shop itself sends the request: it gets the refresh token as a cookie alone. */
  isOwnPage: boolean;
  /** The token that came with the request; null without the cookie. */
  read(name: TokenCookie): string | null;
  set(name: TokenCookie, token: string): void;
  clear(...names: TokenCookie[]): void;
}

/** Signs the tokens of sessions and of known devices. */
export interface TokenIssuer {
  /** Signs the short-lived access token of a session. */
  issueAccessToken(session: { sessionId: string; userId: string }): Promise<string>;
  /** Signs the token that identifies a known device later; `account` is a fingerprint. */
  issueDeviceToken(account: string): Promise<string>;
}
