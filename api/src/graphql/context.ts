import type { Authentication } from './viewer.ts';

/** The two tokens of a session as a client keeps them. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** Where a resolver puts and finds session tokens; HTTP cookies behind it. */
export interface SessionCookies {
  /** The refresh token that came with the request, if any. */
  refreshToken: string | null;
  set(tokens: SessionTokens): void;
  clear(): void;
}

/** What every resolver may count on. The database is not here on purpose: rules import it. */
export interface GraphqlContext {
  /** Who asks; logging in and refreshing change it for the rest of the operation. */
  authentication: Authentication;
  cookies: SessionCookies;
  /** Signs the short access token of a session. */
  issueAccessToken(session: { sessionId: string; userId: string }): Promise<string>;
  /** Looks up who a session speaks for. */
  authenticate(session: { sessionId: string; userId: string }): Promise<Authentication>;
  /** The browser or client, as it calls itself; shown in the list of devices. */
  userAgent: string | null;
}
