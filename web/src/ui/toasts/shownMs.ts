/** How long a toast is shown, in milliseconds. */
export const SHOWN_MS = 4000;
export const SUCCESS_SHOWN_MS = 2000;
export const ACTION_SHOWN_MS = 10_000;
