import {
  Environment,
  Network,
  RecordSource,
  ROOT_ID,
  Store,
  type FetchFunction,
  type IEnvironment,
  type INetwork,
} from 'relay-runtime';
import { createFetch } from './network.ts';

const REMEMBERED_SCREENS = 40;
const FRESH_FOR_MS = 3 * 60 * 1000;

/**
 * An empty store with a way to the server. What the last screens loaded is kept, so that Back shows it at once and where it
 * was; after three minutes a screen that is opened again asks the server.
 */
function environmentOn(network: INetwork): IEnvironment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: REMEMBERED_SCREENS,
      queryCacheExpirationTime: FRESH_FOR_MS,
    }),
  });
}

let network: INetwork | undefined;
let current: IEnvironment | undefined;

/** Sets where the answers come from, and begins with an empty store. Without it they come from /graphql. */
export function answerWith(fetchAnswer: FetchFunction): IEnvironment {
  network = Network.create(fetchAnswer);
  current = environmentOn(network);
  return current;
}

/** The environment of the session that runs now; the route loaders load into it. */
export function currentEnvironment(): IEnvironment {
  return current ?? answerWith(createFetch({ isSignedIn }));
}

/** Whether the running session has loaded somebody as its viewer. */
function isSignedIn(): boolean {
  return currentEnvironment().getStore().getSource().get(ROOT_ID)?.['viewer'] != null;
}

/**
 * Forgets all that was loaded, because somebody else looks on from here (login, registration, logout). The next navigation
 * or revalidation makes every route on the screen load anew and hands the new environment to the components with its data.
 */
export function renewEnvironment(): void {
  if (network !== undefined) current = environmentOn(network);
}
