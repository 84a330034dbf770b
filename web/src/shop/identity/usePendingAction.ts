import { useSyncExternalStore } from 'react';
import type { PendingAction } from './pendingAction.ts';
import { pendingActionStorage } from './pendingActionStorage.ts';

/** The action that waits for a login, as it is now; null if there is none. */
export function usePendingAction(): PendingAction | null {
  return useSyncExternalStore(pendingActionStorage.subscribe, pendingActionStorage.read);
}
