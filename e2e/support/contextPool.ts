import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

/** Each context that is kept has a process of the browser, so a worker keeps few. */
const MAX_KEPT = 4;
const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

interface KeptContext {
  context: BrowserContext;
  options: string;
  devTools: CDPSession;
  isTaken: boolean;
}

/** Browser contexts that the journeys of one worker use one after another. */
export interface ContextPool {
  /** A context without cookies, storage, permissions and pages of earlier journeys. Its HTTP cache has the client's scripts. */
  take(options: BrowserContextOptions): Promise<BrowserContext>;
  /** Closes the pages of a context and keeps it for the next journey. */
  giveBack(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Opens a pool of contexts in a browser for the shop at `baseURL`; `prepare` is called once for each new context. */
export function openContextPool(
  browser: Browser,
  baseURL: string,
  prepare: (context: BrowserContext) => Promise<void>,
): ContextPool {
  const kept: KeptContext[] = [];

  async function open(options: BrowserContextOptions): Promise<KeptContext> {
    const context = await browser.newContext({ baseURL, ...options });
    await prepare(context);
    const keeper = await context.newPage(); // the browser ends the process of a site that has no page
    await keeper.goto('/robots.txt');
    return { context, options: JSON.stringify(options), devTools: await context.newCDPSession(keeper), isTaken: true };
  }

  return {
    async take(options) {
      const key = JSON.stringify(options);
      const free = kept.find((each) => !each.isTaken && each.options === key);
      if (!free) {
        const opened = await open(options);
        kept.push(opened);
        return opened.context;
      }
      free.isTaken = true;
      await clear(free, baseURL);
      return free.context;
    },
    async giveBack(context) {
      const place = kept.findIndex((each) => each.context === context);
      const [entry] = kept.splice(place, 1);
      if (!entry || context.isClosed()) return;
      const [, ...pages] = context.pages();
      await Promise.all(pages.map((page) => page.close()));
      entry.isTaken = false;
      kept.push(entry);
      const free = kept.filter(({ isTaken }) => !isTaken);
      for (const oldest of free.slice(0, -MAX_KEPT)) {
        kept.splice(kept.indexOf(oldest), 1);
        await oldest.context.close();
      }
    },
    async close() {
      await Promise.all(kept.map(({ context }) => context.close()));
    },
  };
}

async function clear({ context, devTools }: KeptContext, origin: string): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    context.unrouteAll(),
    devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE }),
  ]);
}
