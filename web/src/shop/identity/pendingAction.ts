import { renderedViewerId } from '../../relay/SessionRoute.tsx';
import { deviceStorage } from '../../ui/deviceStorage.ts';

/** The item of localStorage, because the login may happen in another tab; that tab then moves it to its sessionStorage. */
export const PENDING_ACTION_KEY = 'kirana.pendingAction';

/** What a visitor wanted to do that needs an account; the shop does it after the login. */
export interface PendingAction {
  kind: 'addToCart';
  productId: string;
  /** In paise, as the visitor saw it. */
  price: number;
  /** The page on which the visitor asked for it, and its entry in the history (ui/placeKey.ts). */
  path: string;
  place: string;
}

/** The stored form: `viewerId` is undefined for a visitor, and the user's id if their session has expired. */
export interface StoredAction extends PendingAction {
  viewerId?: string | undefined;
  storedAt: number;
}

/** Stores an action until after the login; it replaces an earlier one. shop/identity/pendingActionStorage.ts reads it. */
export function storePendingAction(action: PendingAction): void {
  const stored: StoredAction = { ...action, viewerId: renderedViewerId(), storedAt: Date.now() };
  deviceStorage.write(PENDING_ACTION_KEY, JSON.stringify(stored));
}

/** Whether an action is stored, of any person. */
export function hasPendingAction(): boolean {
  try {
    return PENDING_ACTION_KEY in localStorage || PENDING_ACTION_KEY in sessionStorage;
  } catch {
    return false;
  }
}
