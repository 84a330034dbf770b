import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import { ensureWebBuild } from '../../api/src/platform/lifecycle/webBuild.ts';
import { dispatchedOrder } from '../../api/src/testing/dispatchedOrderFixtures.ts';
import { makeSession } from '../../api/src/testing/fixtures.ts';
import { openDemoShop } from '../../api/src/testing/postgres/testDatabase.ts';
import { TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { spawnServers } from '../support/serverProcesses.ts';
import type { Assault } from './attacker.ts';
import { ATTACKS, type AttackRequest } from './attacks.ts';
import { send, type Sent } from './send.ts';

const VISIT_INTERVAL_MS = 97;
const QUIET_MS = 6000;
const ATTACK_MS = 12_000;
/** How much slower the shop may be for others. */
const MAX_RATIO = 5;

let shop: { url: string };
let close: () => Promise<void>;
let orderId: string;
let accessToken: string;
let paths: string[];

beforeAll(async () => {
  await ensureWebBuild();
  await openDemoShop();
  const dispatched = await dispatchedOrder();
  orderId = encodeId('Order', dispatched.orderId);
  accessToken = await createAccessTokens(TEST_SECRET).issue(await makeSession(dispatched.shopper));
  const servers = await spawnServers(1, { THROTTLE: 'on', TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '600' });
  ({ close } = servers);
  [shop = { url: '' }] = servers.shops;
  const products = await db.product.findMany({ where: { isPublished: true }, select: { id: true }, take: 200 });
  paths = [
    '/',
    '/categories',
    ...['milk', 'atta', 'chips', 'soap', 'tea', 'rice'].map((text) => `/search?q=${text}`),
    ...products.map(({ id }) => `/product/${encodeId('Product', id)}`),
  ];
  for (const [at, path] of paths.entries()) await visit(path, `198.51.100.${at}`); // as in a shop that is open
});
afterAll(() => close());

const CART = 'query { viewer { id } popularProducts(first: 10) { id name price } shop { isOpen } }';
const ask = (request: AttackRequest, address: string) => send(shop.url, request, { 'x-forwarded-for': address });
const visit = (path: string, address: string) => ask({ path, accept: 'text/html' }, address);

/** Visitors from many addresses, who load pages and their client's queries at a pace independent of the shop. */
async function visitFor(ms: number): Promise<{ p95: number; refused: number; count: number }> {
  const visits: Promise<Sent>[] = [];
  const until = performance.now() + ms;
  for (let at = 0; performance.now() < until; at += 1) {
    const address = `10.${at % 200}.${Math.floor(at / 200)}.7`;
    const path = paths[(at * 7) % paths.length] ?? '/';
    visits.push(
      at % 3 === 0 ? ask({ path: '/graphql', body: JSON.stringify({ query: CART }) }, address) : visit(path, address),
    );
    await sleep(VISIT_INTERVAL_MS);
  }
  const sent = await Promise.all(visits);
  const times = sent.map((each) => each.ms).toSorted((a, b) => a - b);
  return {
    p95: times[Math.floor(times.length * 0.95)] ?? NaN,
    refused: sent.filter(({ status }) => status >= 400).length,
    count: sent.length,
  };
}

async function attackFor(assault: Assault) {
  const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: assault, execArgv: [] });
  const [statuses] = (await once(attacker, 'message')) as [number[]]; // it posts one message
  return Map.groupBy(statuses, (status) => status);
}

it.each(ATTACKS)('$name from one address leave the shop as fast for others, and open to them', async (attack) => {
  const quiet = await visitFor(QUIET_MS);
  const address = `203.0.113.${ATTACKS.indexOf(attack)}`;
  const [attacked, answers] = await Promise.all([
    visitFor(ATTACK_MS),
    attackFor({ url: shop.url, attack: attack.name, address, orderId, accessToken, ms: ATTACK_MS }),
  ]);
  const answered = [...answers].map(([status, { length }]) => `${length} × ${status}`).join(', ');
  console.log(
    `${attack.name}: p95 ${quiet.p95.toFixed(0)} ms quiet, ${attacked.p95.toFixed(0)} ms attacked (${(attacked.p95 / quiet.p95).toFixed(1)} ×); ${attacked.refused} of ${attacked.count} visits refused; attacker: ${answered}`,
  );
  expect(attacked.refused).toBe(0);
  expect(attacked.p95 / quiet.p95).toBeLessThan(MAX_RATIO);
});
