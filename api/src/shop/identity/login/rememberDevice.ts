import type { Caller } from '../../../platform/core/caller.ts';
import type { TokenCookies, TokenIssuer } from '../../../platform/core/viewer.ts';
import { accountKey } from '../accountKey.ts';

/** Sets the cookie that proves an earlier login to the account with this browser. A browser with a valid one keeps it. */
export async function rememberDevice(
  email: string,
  {
    caller,
    cookies,
    issueDeviceToken,
  }: { caller: Caller; cookies: TokenCookies } & Pick<TokenIssuer, 'issueDeviceToken'>,
): Promise<void> {
  const account = accountKey(caller, email);
  if (!(await caller.knownDevice(account))) cookies.setDevice(await issueDeviceToken(account));
}
