import { createContext, use } from 'react';
import { showError } from '../../ui/toasts/toastStore.ts';

/** Reloads the page of an action from the server: the order board, or that of a picker or rider. */
export const RefreshContext = createContext<() => void>(() => undefined);

/** Reloads the page after a mutation has shown that its data is outdated. */
export function useRefresh(): () => void {
  return use(RefreshContext);
}

/** Shows why the server refused an action, in a toast by default, and reloads the page, whose data is outdated then. */
export function useRefusal(show: (message: string) => void = showError): (message: string) => void {
  const refresh = useRefresh();
  return (message) => {
    show(message);
    refresh();
  };
}
