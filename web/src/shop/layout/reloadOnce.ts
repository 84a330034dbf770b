import { isReachable } from '../../relay/isReachable.ts';

const storageKey = 'kirana.reloadedAt';
const MIN_INTERVAL_MS = 60_000;

/** Reloads the page if the server can be reached, at most once a minute: a page that fails again is not reloaded for ever. */
export async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < MIN_INTERVAL_MS) return;
    if (!(await isReachable())) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    window.location.reload();
  } catch {
    // sessionStorage can be disabled, and then nothing would stop a loop of reloads: the shopper presses Try again.
  }
}
