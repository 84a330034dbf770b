import { Environment, RecordSource, Store, type FetchFunction, type IEnvironment, Network } from 'relay-runtime';
import { createFetch } from './network.ts';

const REMEMBERED_SCREENS = 40;
const FRESH_FOR_MS = 3 * 60 * 1000;

/**
 * A store with its way to the server. What the last screens loaded is kept, so that Back shows it at once and where it was;
 * after three minutes a screen that is opened again asks the server.
 */
export function createEnvironment(fetchAnswer: FetchFunction = createFetch()): IEnvironment {
  return new Environment({
    network: Network.create(fetchAnswer),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: REMEMBERED_SCREENS,
      queryCacheExpirationTime: FRESH_FOR_MS,
    }),
  });
}

let current: IEnvironment | undefined;

/** The environment of the session that runs now; the route loaders load into it. */
export function currentEnvironment(): IEnvironment {
  current ??= createEnvironment();
  return current;
}

/**
 * Forgets all that was loaded, because somebody else looks on from here (login, registration, logout). The next navigation
 * or revalidation makes every route on the screen load anew and hands the new environment to the components with its data.
 */
export function renewEnvironment(next: IEnvironment = createEnvironment()): void {
  current = next;
}
