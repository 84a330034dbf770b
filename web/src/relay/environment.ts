import {
  commitLocalUpdate,
  Environment,
  Network,
  RecordSource,
  ROOT_ID,
  Store,
  type FetchFunction,
  type IEnvironment,
  type INetwork,
  type SubscribeFunction,
} from 'relay-runtime';
import { createFetch, createSubscribe } from './network.ts';
import { tellOtherTabs } from './otherTabs.ts';

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
let takeovers = 0;

/** Sets where the answers and events come from, and begins with an empty store. Without it they come from /graphql. */
export function answerWith(fetchAnswer: FetchFunction, subscribe?: SubscribeFunction): IEnvironment {
  network = Network.create(fetchAnswer, subscribe);
  current = environmentOn(network);
  return current;
}

/** The environment of the session that runs now; the route loaders load into it. */
export function currentEnvironment(): IEnvironment {
  return current ?? answerWith(createFetch({ isSignedIn }), createSubscribe({ isSignedIn }));
}

/** The session that runs now; `takeovers` rises whenever another tab has begun it, so that nothing typed before it stays. */
export interface Session {
  environment: IEnvironment;
  takeovers: number;
}

export function currentSession(): Session {
  return { environment: currentEnvironment(), takeovers };
}

/** Who is signed in as far as an environment has loaded it; undefined for a visitor too. */
export function viewerIdIn(environment: IEnvironment): string | undefined {
  const viewer = environment.getStore().getSource().get(ROOT_ID)?.['viewer'] as { __ref: string } | null | undefined; // a link
  return viewer?.__ref;
}

/** Whether the running session has loaded somebody as its viewer. */
function isSignedIn(): boolean {
  return viewerIdIn(currentEnvironment()) !== undefined;
}

/**
 * Forgets all that was loaded, because somebody else looks on from here (login, registration, logout), and has the other tabs
 * do so. The next navigation or revalidation makes every route on the screen load anew and hands the new environment to the
 * components with its data.
 */
export function renewEnvironment(): void {
  forgetAll();
  tellOtherTabs('session');
}

/** What a tab does when the session has been renewed elsewhere: forgets what was loaded, and at the revalidation what was typed. */
export function takeOverSession(): void {
  takeovers += 1;
  forgetAll();
}

function forgetAll(): void {
  if (network !== undefined) current = environmentOn(network);
}

/** Takes all that was loaded for old: it stays on the screen, and the next revalidation asks the server. */
export function outdateStore(): void {
  commitLocalUpdate(currentEnvironment(), (store) => store.invalidateStore());
}
