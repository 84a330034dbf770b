/** The two tokens of a session, which the client stores. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** The tokens in the browser's cookies, which a resolver reads and sets. */
export interface TokenCookies {
  /** Whether a page of the shop itself sends the request: it gets the refresh token as a cookie alone. */
  isOwnPage: boolean;
  /** The refresh token that came with the request, if any. */
  refreshToken: string | null;
  /** The token of the last request for a code, if this browser has made one. */
  resetRequestToken: string | null;
  /** The token of a verified code, which allows one password reset, if any. */
  resetToken: string | null;
  /** The token of a login that waits for the second factor, if any. */
  loginChallengeToken: string | null;
  set(tokens: SessionTokens): void;
  clear(): void;
  setDevice(token: string): void;
  setResetRequest(token: string): void;
  setReset(token: string): void;
  /** Deletes the tokens of a password reset. */
  clearReset(): void;
  setLoginChallenge(token: string): void;
  clearLoginChallenge(): void;
}

/** Signs the tokens of sessions and of known devices. */
export interface TokenIssuer {
  /** Signs the short-lived access token of a session. */
  issueAccessToken(session: { sessionId: string; userId: string }): Promise<string>;
  /** Signs the token that identifies a known device later; `account` is a fingerprint. */
  issueDeviceToken(account: string): Promise<string>;
}
