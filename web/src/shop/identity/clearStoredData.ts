/** The prefix of all keys that the shop writes to the browser's storage. */
const OURS = 'kirana.';

/** Removes the shop's data about the user who logs out from the browser's storage. */
export function clearStoredData(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.startsWith(OURS))) storage.removeItem(key);
    }
  } catch {
    // Storage throws in some private windows; nothing was written there.
  }
}
