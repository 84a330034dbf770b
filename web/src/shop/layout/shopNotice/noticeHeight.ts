const KEY = 'kirana.noticeHeight';

/** The height of the notice on the last page of this tab, in pixels; 0 without a notice, or where the browser keeps nothing. */
export const noticeHeight = {
  read(): number {
    try {
      return Number(sessionStorage.getItem(KEY));
    } catch {
      return 0;
    }
  },
  write(height: number): void {
    try {
      if (height === 0) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(height));
    } catch {
      // The storage is full or disabled.
    }
  },
};
