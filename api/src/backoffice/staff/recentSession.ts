import { requireSession, type SessionViewer } from '../../platform/core/viewer.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';

/** The viewer of a session whose person has proved lately who they are. @throws ReauthenticationRequiredError, UnauthenticatedError */
export async function requireRecentSession(context: GraphqlContext, now: Date): Promise<SessionViewer> {
  await requireRecentAuthentication(context, now);
  return requireSession(context.authentication);
}
