/**
 * The parameters in the fragment of a mailed link, which browsers do not send, so that no log and no Referer contains its token.
 * Links of the previous release had the token in the query.
 */
export function linkParams({ hash, search }: { hash: string; search: string }): URLSearchParams {
  return new URLSearchParams(hash === '' ? search : hash.slice(1));
}

/**
 * The state that the steps of password recovery, and the login after them, pass on in the history entry. A reload keeps it, and a
 * copied URL does not contain it.
 */
export interface RecoveryState {
  email: string;
  /** Whether the code that was sent to the address was verified, or its owner has followed a link. */
  verified?: true;
  /** The token of the mailed link; after a verified code the browser has a cookie instead. */
  resetToken?: string;
  /** Whether the account was registered in another browser than the one in which its owner has confirmed the address. */
  isClaimed?: true;
  /** Whether the reset will remove data that a stranger may have saved in the account. */
  removesData?: true;
}

/** Reads the recovery state of a history entry; null if it has none. */
export function readRecoveryState(state: unknown): RecoveryState | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('email' in state) || typeof state.email !== 'string' || state.email === '') return null;
  const isVerified = 'verified' in state && state.verified === true;
  const isClaimed = 'isClaimed' in state && state.isClaimed === true;
  const removesData = 'removesData' in state && state.removesData === true;
  const resetToken = 'resetToken' in state && typeof state.resetToken === 'string' ? state.resetToken : '';
  return {
    email: state.email,
    ...(isVerified && { verified: true }),
    ...(isClaimed && { isClaimed: true }),
    ...(removesData && { removesData: true }),
    ...(resetToken !== '' && { resetToken }),
  };
}
