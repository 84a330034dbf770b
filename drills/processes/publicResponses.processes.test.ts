import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { seededRandom } from '../../demo/seededRandom.ts';
import type { SessionViewer } from '../../api/src/platform/core/viewer.ts';
import { makeProducts, makeShopper } from '../../api/src/testing/fixtures.ts';
import { importCsv } from '../../api/src/testing/importFixtures.ts';
import type { GraphqlResponse } from '../../api/src/testing/graphql/executeGraphql.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../../api/src/testing/graphql/persistedDocumentsFile.ts';
import { spawnServers } from '../support/serverProcesses.ts';

const PRODUCT = 'query Product($id: ID!) { product(id: $id) { id name price stock } }';
const LISTING = 'query Listing { products(first: 50) { edges { node { id name price stock } } } }';
/** Sent as a text: each answer is executed, with cached hits. */
const SEARCH = 'query Search { products(first: 50, search: "name") { edges { node { id name price stock } } } }';
const MAX_AGE_MS = 1000;

/** What a page shows of a product; null when it is not on sale. */
type Shown = { name: string; price: number; stock: number } | null;

/** A state of a product, from the start of the statement that wrote it until the end of the one that replaced it. */
interface State {
  shown: Shown;
  from: number;
  until: number;
}

/** What one answer showed of a product, and when it was asked for and received. */
interface Sighting {
  productId: string;
  shown: Shown;
  askedAt: number;
  receivedAt: number;
}

const documents = writePersistedDocuments([PRODUCT, LISTING]);
let servers: Awaited<ReturnType<typeof spawnServers>>;
const histories = new Map<string, State[]>();
let admin: SessionViewer;

beforeAll(async () => {
  servers = await spawnServers(2, { PERSISTED_DOCUMENTS: documents.file });
  admin = await makeShopper({ role: 'ADMIN' });
  for (const id of await makeProducts(6, { name: 'Name' }))
    histories.set(id, [{ shown: await shownNow(id), from: 0, until: Infinity }]);
});
afterAll(async () => {
  await servers.close();
  documents.remove();
});

async function shownNow(id: string): Promise<Shown> {
  const row = await db.product.findUnique({ where: { id, isPublished: true, deletedAt: null } });
  return row && { name: row.name, price: row.mrpPaise, stock: row.stock };
}

/** What a server shows of all products in a listing or a search, or of one. */
async function read(server: number, page: 'listing' | 'search' | { productId: string }): Promise<Sighting[]> {
  const url = servers.shops[server]?.url ?? '';
  const askedAt = performance.now();
  const { data } = await (page === 'search' ? postText(url, SEARCH) : getPersisted(url, page));
  const receivedAt = performance.now();
  const rows: ({ id: string } & NonNullable<Shown>)[] =
    typeof page === 'object'
      ? [data.product].filter(Boolean)
      : data.products.edges.map(({ node }: { node: unknown }) => node);
  // The products have no discount.
  return (typeof page === 'object' ? [page.productId] : [...histories.keys()]).map((id) => {
    const row = rows.find((candidate) => candidate.id === encodeId('Product', id));
    return {
      productId: id,
      shown: row ? { name: row.name, price: row.price, stock: row.stock } : null,
      askedAt,
      receivedAt,
    };
  });
}

async function getPersisted(url: string, page: 'listing' | { productId: string }): Promise<GraphqlResponse> {
  const path =
    page === 'listing'
      ? persistedQueryUrl(LISTING)
      : persistedQueryUrl(PRODUCT, { id: encodeId('Product', page.productId) });
  return (await fetch(`${url}${path}`)).json() as Promise<GraphqlResponse>; // the servers answer with status 200
}

async function postText(url: string, query: string): Promise<GraphqlResponse> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return response.json() as Promise<GraphqlResponse>;
}

function write(productId: string, data: object): Promise<void> {
  return record(productId, () => db.product.update({ where: { id: productId }, data }));
}

async function record(productId: string, change: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await change();
  const history = histories.get(productId) ?? [];
  const last = history.at(-1);
  if (last) last.until = performance.now();
  history.push({ shown: await shownNow(productId), from, until: Infinity });
}

async function importPrice(id: string, mrpPaise: number): Promise<void> {
  const { sku } = await db.product.findUniqueOrThrow({ where: { id } });
  await importCsv(admin, `sku,price\n${sku},${mrpPaise / 100}\n`);
}

/** Whether the state that an answer showed was true at some time in the second before it was asked for, or since. */
function isCurrent({ productId, shown, askedAt, receivedAt }: Sighting): boolean {
  return (histories.get(productId) ?? []).some(
    (state) =>
      JSON.stringify(state.shown) === JSON.stringify(shown) &&
      state.from <= receivedAt &&
      state.until >= askedAt - MAX_AGE_MS,
  );
}

describe('two processes with a cache each', () => {
  it('never show anything older than a second', async () => {
    const random = seededRandom('interleavings');
    const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    const ids = [...histories.keys()];
    const sightings: Sighting[] = [];
    const end = performance.now() + 4000;
    const reader = async (server: number) => {
      while (performance.now() < end || sightings.length <= 1000) {
        const page = pick(['listing', 'search', { productId: pick(ids) }] as const);
        sightings.push(...(await read(server, page)));
      }
    };
    const writer = async () => {
      while (performance.now() < end) {
        const name = `Name ${Math.floor(random() * 1e6)}`;
        const mrpPaise = 100 * (1 + Math.floor(random() * 1000));
        const stock = Math.floor(random() * 100);
        const productId = pick(ids);
        const update = (data: object) => () => write(productId, data);
        const changes = [
          update({ mrpPaise }),
          update({ stock }),
          update({ stock: 0 }),
          update({ name }),
          update({ isPublished: false }),
          update({ deletedAt: new Date() }),
          update({ isPublished: true, deletedAt: null }),
          () => record(productId, () => importPrice(productId, mrpPaise)),
        ];
        await pick(changes)();
        await sleep(random() * 60);
      }
    };
    await Promise.all([reader(0), reader(0), reader(1), reader(1), writer()]);
    expect(sightings.length).toBeGreaterThan(1000);
    expect(sightings.filter((sighting) => !isCurrent(sighting))).toEqual([]);
  });

  it('see a changed price, a sold-out and a hidden product of another process within a second', async () => {
    const [productId = ''] = histories.keys();
    for (const data of [{ isPublished: true, stock: 5 }, { mrpPaise: 77_700 }, { stock: 0 }, { isPublished: false }]) {
      await Promise.all([read(0, { productId }), read(1, { productId })]);
      await write(productId, data);
      const writtenAt = performance.now();
      const expected = await shownNow(productId);
      for (const server of [0, 1]) {
        for (;;) {
          const [seen] = await read(server, { productId });
          if (JSON.stringify(seen?.shown) === JSON.stringify(expected)) break;
          expect(performance.now() - writtenAt).toBeLessThan(MAX_AGE_MS);
        }
      }
    }
  });

  it('would show old answers without the announcements of the database', async () => {
    const [, productId = ''] = histories.keys();
    await write(productId, { isPublished: true, deletedAt: null });
    await sleep(MAX_AGE_MS);
    await read(0, { productId });
    await db.$executeRaw`ALTER TABLE products DISABLE TRIGGER product_changes_are_announced`;
    await write(productId, { mrpPaise: 123_400 });
    await sleep(MAX_AGE_MS + 100);
    const [seen] = await read(0, { productId });
    expect(seen && isCurrent(seen)).toBe(false);
  });
});
