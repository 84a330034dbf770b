import { createContext, use } from 'react';

/** Reloads the board from the server. */
export const BoardRefreshContext = createContext<() => void>(() => undefined);

/** Reloads the board after a mutation has shown that its data is outdated. */
export function useBoardRefresh(): () => void {
  return use(BoardRefreshContext);
}
