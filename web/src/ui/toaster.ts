const MOST_AT_ONCE = 20;
const SHOWN_MS = 4000;
const SUCCESS_SHOWN_MS = 2000;
const ACTION_SHOWN_MS = 10_000;

/** What can be done about what a toast tells. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'loading';
  text: string;
  /** How long it stays; null: until its task dismisses it. */
  shownMs: number | null;
  action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** What `Toaster` shows and where it learns of changes; everyone else uses the functions below. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
  dismiss(id: number): void {
    publish(toasts.filter((toast) => toast.id !== id));
  },
};

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  publish([...toasts.filter((earlier) => !isSaidAgain(earlier, toast)), { ...toast, id: lastId }].slice(-MOST_AT_ONCE));
  return lastId;
}

/** Whether a new toast takes an earlier one's place; two tasks in the same words are still two. */
function isSaidAgain(earlier: Toast, toast: Omit<Toast, 'id'>): boolean {
  return toast.kind !== 'loading' && earlier.kind === toast.kind && earlier.text === toast.text;
}

/** Tells of a success for two seconds; for ten where something can be done about it. */
export function showSuccess(text: string, action?: ToastAction): void {
  show({ kind: 'success', text, shownMs: action ? ACTION_SHOWN_MS : SUCCESS_SHOWN_MS, action });
}

/** Tells of a failure for four seconds. */
export function showError(text: string): void {
  show({ kind: 'error', text, shownMs: SHOWN_MS });
}

/** Tells that something is under way, until the returned function is called. */
export function showLoading(text: string): () => void {
  const id = show({ kind: 'loading', text, shownMs: null });
  return () => toastStore.dismiss(id);
}
