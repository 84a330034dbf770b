import { requireSession, type SessionViewer } from '../../platform/core/viewer.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';

/** The viewer of a session whose person has proved lately who they are. @throws ReauthenticationRequiredError, UnauthenticatedError */
export async function requireRecentSession(
  context: Parameters<typeof requireRecentAuthentication>[0],
  now: Date,
): Promise<SessionViewer> {
  await requireRecentAuthentication(context, now);
  return requireSession(context.authentication);
}
