import { createContext, use } from 'react';

/** Reloads the page's query from the server. */
export const FulfilmentRefreshContext = createContext<() => void>(() => undefined);

/** Reloads the page after a mutation has shown that its data is outdated. */
export function useFulfilmentRefresh(): () => void {
  return use(FulfilmentRefreshContext);
}
