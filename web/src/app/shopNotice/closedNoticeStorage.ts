const KEY = 'kirana.closed';

/** What the notice of a closed shop says. */
export interface ClosedShop {
  opensAt: string | null;
  message: string | null;
}

/** What this tab has last shown of a closed shop. A browser without storage remembers nothing. */
export const closedNoticeStorage = {
  read(): ClosedShop | null {
    try {
      const text = sessionStorage.getItem(KEY);
      return text === null ? null : (JSON.parse(text) as ClosedShop); // written below
    } catch {
      return null;
    }
  },
  write(closed: ClosedShop | null): void {
    try {
      if (closed === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(closed));
    } catch {
      // The storage is full or disabled.
    }
  },
};
