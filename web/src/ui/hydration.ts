/** The parts of a page that the server rendered: the frame, and the page inside it. */
export type HydratedPart = 'frame' | 'page';

const requested = Promise.withResolvers<null>();
const requests = new Set<() => void>();
const reports = new Set<(part: HydratedPart) => void>();
let isDeferred = false;

/**
 * When the parts of the server's page are hydrated. The frame is hydrated as soon as the phone is idle. The page inside it can be read without
 * React; where it is deferred, its code is loaded and React hydrates it when the reader begins to use it.
 */
export const hydration = {
  /** Defers the page until it is requested. */
  defer(): void {
    isDeferred = true;
  },

  isDeferred: () => isDeferred,

  /** Has a deferred page hydrated now. */
  request(): void {
    isDeferred = false;
    requested.resolve(null);
    for (const listener of requests) listener();
    requests.clear();
  },

  /** Resolves when a deferred page is requested. */
  requested: requested.promise,

  /** Calls the listener when a deferred page is requested, and otherwise at once; returns a function that stops it. */
  onRequest(listener: () => void): () => void {
    if (isDeferred) requests.add(listener);
    else listener();
    return () => requests.delete(listener);
  },

  /** Tells the listeners that React has hydrated a part. */
  report(part: HydratedPart): void {
    for (const listener of reports) listener(part);
  },

  onReport(listener: (part: HydratedPart) => void): void {
    reports.add(listener);
  },
};
