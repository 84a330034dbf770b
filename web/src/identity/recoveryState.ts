/**
 * What the steps of recovery, and the login after them, hand on to each other. It travels in the history entry: a reload keeps
 * it, and an address that is passed on does not carry it.
 */
export interface RecoveryState {
  email: string;
  /** Whether the code that was sent to the address has been given. */
  verified?: true;
}

/** What a history entry carries of it; null when nothing. */
export function readRecoveryState(state: unknown): RecoveryState | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('email' in state) || typeof state.email !== 'string' || state.email === '') return null;
  const isVerified = 'verified' in state && state.verified === true;
  return { email: state.email, ...(isVerified && { verified: true }) };
}
