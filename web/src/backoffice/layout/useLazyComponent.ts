import { useState, type ComponentType } from 'react';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';

/** A component whose code is loaded by `request`, which then calls back; null before that. A failed load is shown as a toast. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const request = (onLoaded: () => void) => {
    load().then(
      (Component) => {
        setLoaded({ Component });
        onLoaded();
      },
      (error: unknown) => showError(toErrorMessage(error)),
    );
  };
  return { Component: loaded?.Component ?? null, request };
}
