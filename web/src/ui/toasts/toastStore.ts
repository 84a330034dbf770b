import { ACTION_SHOWN_MS, SHOWN_MS, SUCCESS_SHOWN_MS } from './shownMs.ts';

const MAX_TOASTS = 20;

/** The action of a toast, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error' | 'loading';
  text: string;
  /** How long it is shown; null: until its task or the shopper dismisses it. */
  shownMs: number | null;
  action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The store that `Toaster` subscribes to; other code uses the functions below. */
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
  publish([...toasts.filter((earlier) => !isRepeated(earlier, toast)), { ...toast, id: lastId }].slice(-MAX_TOASTS));
  return lastId;
}

/** Whether a new toast replaces an earlier one; two loading toasts with the same text stay separate. */
function isRepeated(earlier: Toast, toast: Omit<Toast, 'id'>): boolean {
  return toast.kind !== 'loading' && earlier.kind === toast.kind && earlier.text === toast.text;
}

/** Shows a success for two seconds; for ten if the toast has an action. */
export function showSuccess(text: string, action?: ToastAction): void {
  show({ kind: 'success', text, shownMs: action ? ACTION_SHOWN_MS : SUCCESS_SHOWN_MS, action });
}

/** Shows a text with an action until either is pressed, or until the returned function is called. */
export function showOffer(text: string, action: ToastAction): () => void {
  const id = show({ kind: 'success', text, shownMs: null, action });
  return () => toastStore.dismiss(id);
}

/** Shows for four seconds an event that the shopper did not cause, which screen readers announce when idle. */
export function showInfo(text: string): void {
  show({ kind: 'info', text, shownMs: SHOWN_MS });
}

/** Shows an error for four seconds. */
export function showError(text: string): void {
  show({ kind: 'error', text, shownMs: SHOWN_MS });
}

/** Shows that a task is running, until the returned function is called. */
export function showLoading(text: string): () => void {
  const id = show({ kind: 'loading', text, shownMs: null });
  return () => toastStore.dismiss(id);
}
