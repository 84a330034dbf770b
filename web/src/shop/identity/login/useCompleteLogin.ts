import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { RecordSource, ROOT_ID } from 'relay-runtime';
import { currentEnvironment, resetEnvironment, viewerIdIn } from '../../../relay/environment.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { nextPath } from '../loginPath.ts';
import { pendingActionStorage } from '../pendingActionStorage.ts';

/** As long as Back shows a page from the store (relay/environment.ts). */
const KEPT_MS = 3 * 60 * 1000;

/** Completes a login or registration: starts the session, greets and navigates to the return path. */
export function useCompleteLogin() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (greeting: string) => {
    const { to, options } = returnTarget(search);
    startSession();
    showSuccess(greeting);
    void navigate(to, options);
  };
}

/** Where a login with that URL's `search` leads: the return path, and the place in it where an 'Add' was pressed. */
export function returnTarget(search: string): { to: string; options: NavigateOptions } {
  const to = nextPath(search);
  const action = pendingActionStorage.read();
  return { to, options: { replace: true, ...(action?.path === to && { state: { place: action.place } }) } };
}

/**
 * Clears the store for the person who has logged in. What a visitor has just seen of the shop stays loaded if an 'Add' led to the login, so
 * that the login returns to the whole list that they had scrolled through; a visitor's store contains nothing personal.
 */
function startSession(): void {
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
