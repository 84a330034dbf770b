import { newToken } from '../randomToken.ts';

/** What every API token begins with, so that programs that look for leaked secrets know one, and no access token looks like it. */
export const API_TOKEN_PREFIX = 'kirana_';

const HINT_LENGTH = 4;

/** A new API token: the prefix and 43 characters that nobody can guess. */
export function newApiToken(): string {
  return API_TOKEN_PREFIX + newToken();
}

/** Whether a bearer token is meant to be an API token, good or not. */
export function isApiToken(bearerToken: string): boolean {
  return bearerToken.startsWith(API_TOKEN_PREFIX);
}

/** Its last characters, by which its owner recognises it. */
export function hintOf(token: string): string {
  return token.slice(-HINT_LENGTH);
}
