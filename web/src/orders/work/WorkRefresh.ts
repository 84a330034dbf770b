import { createContext, use } from 'react';

/** Asks the server for what the page shows by now. */
export const WorkRefresh = createContext<() => void>(() => undefined);

/** For whoever has learned that the page is no longer true. */
export function useWorkRefresh(): () => void {
  return use(WorkRefresh);
}
