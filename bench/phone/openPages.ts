import path from 'node:path';
import { ensureWebBuild } from '../../api/src/platform/lifecycle/webBuild.ts';
import type { Scratch } from '../scratch.ts';
import { spawnUntilReady } from '../servers/spawnUntilReady.ts';
import type { Target } from './auditPages.ts';
import { startStaticPages } from './staticPages.ts';

/** Starts a shop with the demo catalogue and its static pages, and answers the addresses of four pages of both, the floor's first. */
export async function openPages(scratch: Scratch): Promise<Target[]> {
  await ensureWebBuild();
  const shop = await spawnUntilReady({
    arguments: ['--import', './api/src/platform/db/preload.mjs', 'api/src/main.ts'],
    environment: { DATA_DIR: path.join(scratch.directory, 'data'), RATE_LIMIT_PER_MINUTE: '1000000' },
    readyPath: '/health/ready',
  });
  scratch.onEnd(shop.stop);
  const floor = await startStaticPages(shop.url);
  scratch.onEnd(floor.stop);
  return Object.entries(await findPages(shop.url)).flatMap(([page, address]) => [
    { page, variant: 'floor', url: floor.url + address },
    { page, variant: 'kirana', url: shop.url + address },
  ]);
}

/** The paths of the four pages; the listing and the product are the first that the home page links to. */
async function findPages(url: string): Promise<Record<string, string>> {
  const home = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const firstLink = (pattern: RegExp) => pattern.exec(home)?.[1] ?? '/';
  return {
    home: '/',
    listing: firstLink(/href="(\/[^"/]+\/[^"/]+-sub_[^"]+)"/),
    product: firstLink(/href="(\/product\/[^"]+)"/),
    search: '/search?q=milk',
  };
}
