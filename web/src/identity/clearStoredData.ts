/** What the shop keeps in the browser begins with this, and nothing else does. */
const OURS = 'kirana.';

/** Forgets what the shop has kept in this browser for the person who leaves. */
export function clearStoredData(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.startsWith(OURS))) storage.removeItem(key);
    }
  } catch {
    // Storage may be closed (private windows): nothing was kept there either.
  }
}
