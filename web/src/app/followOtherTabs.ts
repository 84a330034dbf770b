import type { createBrowserRouter } from 'react-router-dom';
import whoIsSignedIn from '../identity/__generated__/LeaveIfSignedInQuery.graphql.ts';
import { currentEnvironment, outdateStore, takeOverSession, viewerIdIn } from '../relay/environment.ts';
import { onTabNews } from '../relay/otherTabs.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>;

/** Hidden for longer, a tab may have slept through what others told. */
const MAY_SLEEP_AFTER_MS = 60_000;

/**
 * Keeps this tab with the session that runs in its browser: when another tab logs in or out, what this one has loaded is
 * forgotten and loaded anew, as whoever is signed in now. Returns how to stop.
 */
export function followOtherTabs(router: Router): () => void {
  let hiddenSince: number | undefined;

  const takeOver = () => {
    takeOverSession();
    void router.revalidate();
  };

  const stopListening = onTabNews((news) => {
    if (news === 'session') return takeOver();
    // That page tells this news itself, each time it loads: two of them would answer each other for ever.
    if (router.state.location.pathname === '/verify-email') return;
    outdateStore();
    void router.revalidate();
  });

  const onVisibilityChange = () => {
    if (document.hidden) {
      hiddenSince ??= Date.now();
      return;
    }
    if (hiddenSince === undefined || Date.now() - hiddenSince <= MAY_SLEEP_AFTER_MS) {
      hiddenSince = undefined;
      return;
    }
    isSomebodyElse().then(
      (isChanged) => {
        hiddenSince = undefined;
        if (isChanged) takeOver();
      },
      () => undefined, // no way to the server yet: the next time somebody looks here it is asked again
    );
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Asks the server, past the store, whether it takes this browser for another person than the store does. */
async function isSomebodyElse(): Promise<boolean> {
  const environment = currentEnvironment();
  const shown = viewerIdIn(environment);
  if (shown === undefined) return false;
  const answer = await environment.getNetwork().execute(whoIsSignedIn.params, {}, { force: true }).toPromise();
  const { viewer } = (answer as { data: { viewer: { id: string } | null } }).data; // as the query asks for it
  return environment === currentEnvironment() && viewer?.id !== shown;
}
