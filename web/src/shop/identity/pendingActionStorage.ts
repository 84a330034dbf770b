import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../ui/deviceStorage.ts';
import { PENDING_ACTION_KEY, type PendingAction, type StoredAction } from './pendingAction.ts';

const MAX_AGE_MS = 60 * 60 * 1000;

let parsed: { raw: string | null; action: StoredAction | null } = { raw: null, action: null };

/** The action that waits for a login, in all tabs of this browser. An invalid one and one of more than an hour ago is none. */
export const pendingActionStorage = {
  /** The stored action; the same object until it changes. */
  read(): StoredAction | null {
    const raw = readRaw();
    if (raw !== parsed.raw) parsed = { raw, action: parseAction(raw) };
    return parsed.action !== null && isRecent(parsed.action) ? parsed.action : null;
  },
  /** Keeps the action for this tab, which has logged in: the other tabs have the same session from now on. */
  claim(): void {
    try {
      const raw = readRaw();
      if (raw === null) return;
      sessionStorage.setItem(PENDING_ACTION_KEY, raw);
      localStorage.removeItem(PENDING_ACTION_KEY);
    } catch {
      // Storage can be disabled (private windows): nothing was stored.
    }
  },
  /** Removes the action and returns it if a visitor or this user stored it; another user's is dropped. */
  take(viewerId: string | undefined): StoredAction | null {
    const action = pendingActionStorage.read();
    pendingActionStorage.drop();
    return action !== null && (action.viewerId ?? viewerId) === viewerId ? action : null;
  },
  /** Stores an action again that could not be completed, for the same user alone, unless a later one is stored. */
  putBack(action: StoredAction, viewerId: string | undefined): void {
    if (pendingActionStorage.read() === null) writeRaw(JSON.stringify({ ...action, viewerId }));
  },
  drop(): void {
    writeRaw(null);
  },
  /** Calls the listener when the action changes, also in another tab; returns a function that stops it. */
  subscribe: deviceStorage.subscribe,
};

function isRecent({ storedAt }: StoredAction): boolean {
  const age = Date.now() - storedAt;
  return age >= 0 && age < MAX_AGE_MS;
}

function readRaw(): string | null {
  try {
    return sessionStorage.getItem(PENDING_ACTION_KEY) ?? localStorage.getItem(PENDING_ACTION_KEY);
  } catch {
    return null;
  }
}

function writeRaw(raw: string | null): void {
  try {
    sessionStorage.removeItem(PENDING_ACTION_KEY);
  } catch {
    return; // Storage can be disabled (private windows): nothing was stored.
  }
  deviceStorage.write(PENDING_ACTION_KEY, raw);
}

function parseAction(raw: string | null): StoredAction | null {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    return isStoredAction(value) ? value : null;
  } catch {
    return null;
  }
}

function isStoredAction(value: unknown): value is StoredAction {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, productId, price, path, place, storedAt } = value as Partial<Record<keyof StoredAction, unknown>>;
  return (
    kind === 'addToCart' &&
    [productId, path, place].every((text) => typeof text === 'string') &&
    [price, storedAt].every((number) => typeof number === 'number')
  );
}

/** The action that waits for a login, as it is now; null if there is none. */
export function usePendingAction(): PendingAction | null {
  return useSyncExternalStore(pendingActionStorage.subscribe, pendingActionStorage.read);
}
