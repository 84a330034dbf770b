import { isReachable } from './isReachable.ts';

const STORAGE_KEY = 'kirana.reloadedAt';
const MIN_BETWEEN_RELOADS_MS = 60_000;

/**
 * Reloads the page if the server can be reached, at most once a minute: a page that fails again is not reloaded for ever. Returns whether
 * the page is being reloaded.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < MIN_BETWEEN_RELOADS_MS) return false;
    if (!(await isReachable())) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    window.location.reload();
    return true;
  } catch {
    return false; // sessionStorage can be disabled, and then nothing would stop a loop of reloads: the shopper presses Try again
  }
}
