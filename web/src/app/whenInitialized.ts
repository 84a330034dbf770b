import type { DataRouter } from 'react-router-dom';

/** Resolves when the code and the loaders of the present page are ready, so that its first render is that of the server. */
export function whenInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
