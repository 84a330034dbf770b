import { RecordSource, ROOT_ID } from 'relay-runtime';
import { currentEnvironment, resetEnvironment, viewerIdIn } from '../../../relay/environment.ts';
import { pendingActionStorage } from '../pendingActionStorage.ts';

/** As long as Back shows a page from the store (relay/environment.ts). */
const KEPT_MS = 3 * 60 * 1000;

/**
 * Starts the session of the person who has logged in: clears the store. What a visitor has just seen of the shop stays loaded if an 'Add' led to
 * the login, so that the login returns to the whole list that they had scrolled through; a visitor's store contains nothing personal.
 */
export function startSession(): void {
  const environment = currentEnvironment();
  const action = pendingActionStorage.read();
  const isKept = viewerIdIn(environment) === undefined && action !== null && Date.now() - action.storedAt < KEPT_MS;
  pendingActionStorage.claim();
  const records = environment.getStore().getSource().toJSON();
  resetEnvironment();
  if (!isKept) return;
  const { viewer: _visitor, ...root } = records[ROOT_ID] ?? {};
  currentEnvironment()
    .getStore()
    .publish(new RecordSource({ ...records, [ROOT_ID]: root }));
}
