import type { createBrowserRouter } from 'react-router-dom';
import { currentEnvironment, markStoreInvalid, replaceSession, viewerIdIn } from '../relay/environment.ts';
import { onTabMessage } from '../relay/tabChannel.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/** A tab that was hidden for longer may have missed messages of other tabs. */
const RECHECK_AFTER_HIDDEN_MS = 60_000;

/**
 * Keeps this tab on the browser's session: when another tab logs in or out, this tab clears its store and reloads its data for
 * the present viewer. Returns a function that stops it.
 */
export function syncSessionAcrossTabs(router: Router): () => void {
  let hiddenSince: number | undefined;

  const replaceViewer = () => {
    replaceSession();
    void router.revalidate();
  };

  const stopListening = onTabMessage((message) => {
    if (message === 'session') return replaceViewer();
    markStoreInvalid();
    void router.revalidate();
  });

  const onVisibilityChange = () => {
    if (document.hidden) {
      hiddenSince ??= Date.now();
      return;
    }
    if (hiddenSince === undefined || Date.now() - hiddenSince <= RECHECK_AFTER_HIDDEN_MS) {
      hiddenSince = undefined;
      return;
    }
    hasViewerChanged().then(
      (isChanged) => {
        hiddenSince = undefined;
        if (isChanged) replaceViewer();
      },
      () => undefined, // the server cannot be reached; the query is sent again the next time the tab is shown
    );
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Queries the server, not the store, whether another person than the store's is signed in. */
async function hasViewerChanged(): Promise<boolean> {
  const environment = currentEnvironment();
  const shown = viewerIdIn(environment);
  if (shown === undefined) return false;
  const { default: query } = await import('../shop/identity/login/__generated__/RedirectIfSignedInQuery.graphql.ts');
  const answer = await environment.getNetwork().execute(query.params, {}, { force: true }).toPromise();
  const { viewer } = (answer as { data: { viewer: { id: string } | null } }).data; // as the query asks for it
  return environment === currentEnvironment() && viewer?.id !== shown;
}
