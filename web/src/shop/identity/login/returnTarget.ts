import type { NavigateOptions } from 'react-router-dom';
import { nextPath } from '../loginPath.ts';
import { pendingActionStorage } from '../pendingActionStorage.ts';

/** Where a login with that URL's `search` leads: the return path, and the place in it where an 'Add' was pressed. */
export function returnTarget(search: string): { to: string; options: NavigateOptions } {
  const to = nextPath(search);
  const action = pendingActionStorage.read();
  return { to, options: { replace: true, ...(action?.path === to && { state: { place: action.place } }) } };
}
