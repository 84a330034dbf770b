import { hasApiToken, type Authentication, type TokenCookies } from '../../../platform/core/viewer.ts';
import { revokeCurrentSession } from '../sessions/revokeSessions.ts';

/**
 * Revokes the session of this device and deletes its cookies. A request with an API token revokes no session, not even the one
 * in its cookies. Answers the authentication that the rest of the operation has.
 */
export async function logOut(
  authentication: Authentication,
  cookies: TokenCookies,
  now: Date,
): Promise<Authentication> {
  if (hasApiToken(authentication)) return authentication;
  await revokeCurrentSession({ authentication, refreshToken: cookies.refreshToken }, now);
  cookies.clear();
  return { state: 'anonymous' };
}
