import { newToken } from '../randomToken.ts';

/** The prefix of every API token. Secret scanners recognise it, and no access token has it. */
export const API_TOKEN_PREFIX = 'kirana_';

const SHOWN_LENGTH = 4;

/** A new API token: the prefix and 43 random characters. */
export function newApiToken(): string {
  return API_TOKEN_PREFIX + newToken();
}

/** Whether a bearer token has the form of an API token, valid or not. */
export function isApiToken(bearerToken: string): boolean {
  return bearerToken.startsWith(API_TOKEN_PREFIX);
}

/** The last characters of a token, by which its owner recognises it. */
export function lastFourOf(token: string): string {
  return token.slice(-SHOWN_LENGTH);
}
