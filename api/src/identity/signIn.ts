import type { GraphqlContext } from '../graphql/context.ts';
import { hasApiToken } from '../graphql/viewer.ts';
import { endThisSession } from './endSessions.ts';
import { accountKey } from './guardPassword.ts';
import type { OpenedSession } from './session.ts';

/** A session in a client's hands. */
export interface SignedIn {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Hands the session to the client: as cookies, and as tokens for those who keep them themselves. */
export async function signIn(session: OpenedSession, context: GraphqlContext): Promise<SignedIn> {
  const { userId, sessionId, refreshToken } = session;
  const tokens = { accessToken: await context.issueAccessToken({ userId, sessionId }), refreshToken };
  context.cookies.set(tokens);
  context.authentication = await context.authenticate({ userId, sessionId });
  return { userId, ...tokens };
}

/** Lets the browser show later that this account was at home in it; one that can do so already stays the same device. */
export async function rememberDevice(
  email: string,
  { caller, cookies, issueDeviceToken }: GraphqlContext,
): Promise<void> {
  const account = accountKey(caller, email);
  if (!(await caller.knownDevice(account))) cookies.setDevice(await issueDeviceToken(account));
}

/** Ends the session of this device. An API token is none, and ends none that cookies beside it speak of. */
export async function signOut(context: GraphqlContext): Promise<void> {
  const { authentication, cookies } = context;
  if (hasApiToken(authentication)) return;
  await endThisSession({ authentication, refreshToken: cookies.refreshToken }, new Date());
  cookies.clear();
  context.authentication = { state: 'anonymous' }; // for what follows in the same operation
}

/** Ends the session that this browser had before another takes its place in the cookies. */
export async function replaceSession(session: OpenedSession, context: GraphqlContext): Promise<SignedIn> {
  const { authentication, cookies } = context;
  await endThisSession({ authentication, refreshToken: cookies.refreshToken }, new Date());
  return signIn(session, context);
}
