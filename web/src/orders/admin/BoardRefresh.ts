import { createContext, use } from 'react';

/** Asks the server for what the board shows by now. */
export const BoardRefresh = createContext<() => void>(() => undefined);

/** For whoever has learned that the board is no longer true. */
export function useBoardRefresh(): () => void {
  return use(BoardRefresh);
}
