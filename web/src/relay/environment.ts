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
import { broadcastToTabs } from './tabChannel.ts';

const RELEASE_BUFFER_SIZE = 40;
const CACHE_EXPIRATION_MS = 3 * 60 * 1000;

/**
 * An empty store connected to the server. The data of the last screens is retained, so that Back shows it at once; after three
 * minutes a screen that is opened again queries the server.
 */
export function createEnvironment(network: INetwork): IEnvironment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: RELEASE_BUFFER_SIZE,
      queryCacheExpirationTime: CACHE_EXPIRATION_MS,
    }),
  });
}

/** Finds the environment of the page that the server is rendering; undefined in a browser. */
let findRendered: (() => IEnvironment | undefined) | undefined;
type RecordMap = ConstructorParameters<typeof RecordSource>[0];

let network: INetwork | undefined;
let current: IEnvironment | undefined;
let sessionGeneration = 0;

/** Replaces the network and starts with an empty store. By default the network is /graphql. */
export function setNetwork(fetchResponse: FetchFunction, subscribe?: SubscribeFunction): IEnvironment {
  network = Network.create(fetchResponse, subscribe);
  current = createEnvironment(network);
  return current;
}

/** The environment of the present session; the route loaders load into it. */
export function currentEnvironment(): IEnvironment {
  return findRendered?.() ?? current ?? setNetwork(createFetch({ isSignedIn }), createSubscribe({ isSignedIn }));
}

/** On the server, each page that is being rendered has an environment of its own. */
export function setRenderedEnvironment(find: () => IEnvironment | undefined): void {
  findRendered = find;
}

let isFilledForVisitor = false;

/** Fills the store with what the server rendered the page from, so that the page's queries find it there. */
export function fillStore(records: string): void {
  const environment = currentEnvironment();
  environment.getStore().publish(new RecordSource(JSON.parse(records) as RecordMap)); // renderPage.tsx wrote them
  isFilledForVisitor = isVisitorIn(environment);
}

/** Whether the server's HTML is that of a visitor. In a browser the store may have learned of the viewer since, before React hydrates the HTML. */
export function isRenderedForVisitor(environment: IEnvironment): boolean {
  return findRendered === undefined ? isFilledForVisitor : isVisitorIn(environment);
}

/** The present session; `sessionGeneration` rises whenever another tab has started it, so that forms are reset. */
export interface Session {
  environment: IEnvironment;
  sessionGeneration: number;
}

export function currentSession(): Session {
  return { environment: currentEnvironment(), sessionGeneration };
}

/** The id of the viewer that an environment has loaded; undefined also for a visitor. */
export function viewerIdIn(environment: IEnvironment): string | undefined {
  const viewer = environment.getStore().getSource().get(ROOT_ID)?.['viewer'] as { __ref: string } | null | undefined; // a link
  return viewer?.__ref;
}

/** Whether an environment has loaded that there is no viewer. */
export function isVisitorIn(environment: IEnvironment): boolean {
  return environment.getStore().getSource().get(ROOT_ID)?.['viewer'] === null;
}

/** Whether the present session's store contains a viewer. */
function isSignedIn(): boolean {
  return viewerIdIn(currentEnvironment()) !== undefined;
}

/**
 * Replaces the environment by an empty one, because the viewer changes (login, registration, logout), and makes the other tabs do
 * so. The next navigation or revalidation reloads every route on the screen and passes the new environment to the components
 * together with its data.
 */
export function resetEnvironment(): void {
  clearEnvironment();
  broadcastToTabs('session');
}

/** Called when another tab has changed the session: clears the store, and at the next revalidation resets what was typed. */
export function replaceSession(): void {
  sessionGeneration += 1;
  clearEnvironment();
}

function clearEnvironment(): void {
  if (network !== undefined) current = createEnvironment(network);
}

/** Marks everything in the store as stale: it stays on the screen, and the next revalidation queries the server. */
export function markStoreInvalid(): void {
  commitLocalUpdate(currentEnvironment(), (store) => store.invalidateStore());
}
