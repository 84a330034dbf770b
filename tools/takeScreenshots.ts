import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureWebBuild } from '../api/src/platform/lifecycle/webBuild.ts';
import { openScratch } from '../bench/scratch.ts';
import { spawnUntilReady } from '../bench/servers/spawnUntilReady.ts';
import { findChromium } from '../e2e/setup/findChromium.ts';

const IMAGES = path.join(import.meta.dirname, '../docs/images');
const MAX_BYTES = 150_000;
const CASH_LIMITS = ['CASH_LIMIT_NEWCOMER', 'CASH_LIMIT_ACCOUNT', 'CASH_LIMIT_DAY', 'CASH_LIMIT_ADDRESS'];
const STATES = ['PLACED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY'];
/** The orders of the board: the receiver, the searches whose first hits are ordered, and the state that the order reaches. */
const ORDERS = [
  { receiverName: 'Arjun Menon', searches: ['paneer', 'potato', 'chips'], state: 'OUT_FOR_DELIVERY' },
  { receiverName: 'Kavya Reddy', searches: ['coffee', 'biscuit'], state: 'PACKED' },
  { receiverName: 'Farhan Sheikh', searches: ['rice', 'toor dal'], state: 'PICKING' },
  { receiverName: 'Meera Nair', searches: ['curd', 'eggs', 'onion', 'tomato'], state: 'CONFIRMED' },
  { receiverName: 'Rahul Deshmukh', searches: ['atta', 'ghee'], state: 'PLACED' },
  { receiverName: 'Ananya Iyer', searches: ['milk', 'bread', 'banana'], state: 'PLACED' },
];

/** The fields read from each mutation's payload. */
const SELECTIONS = {
  userLogIn: '__typename',
  addressCreate: 'addressEdge { node { id } }',
  cartLineAdd: 'cart { bill { grandTotal } }',
  orderPlace: 'order { id }',
  orderUpdateStatus: '__typename',
} as const;

interface Payloads {
  userLogIn: object;
  addressCreate: { addressEdge: { node: { id: string } } };
  cartLineAdd: { cart: { bill: { grandTotal: number } } };
  orderPlace: { order: { id: string } };
  orderUpdateStatus: object;
}

/** `npx node tools/takeScreenshots.ts`: starts the demo shop in a temporary folder and takes the pictures of README.md from it. */
const scratch = openScratch();
try {
  await ensureWebBuild();
  const shop = await spawnUntilReady({
    arguments: ['--import', './api/src/platform/db/preload.mjs', 'api/src/main.ts'],
    environment: {
      DATA_DIR: path.join(scratch.directory, 'data'),
      ...Object.fromEntries(CASH_LIMITS.map((name) => [name, 'off'])),
    },
    readyPath: '/health/ready',
  });
  scratch.onEnd(shop.stop);
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  scratch.onEnd(() => browser.close());
  const common = { baseURL: shop.url, locale: 'en-IN', timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' } as const;
  mkdirSync(IMAGES, { recursive: true });

  const phone = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const shopper = await browser.newContext({ ...common, ...phone });
  const storefront = await shopper.newPage();
  await storefront.goto('/');
  await storefront.waitForLoadState('networkidle');
  await storeScreenshot(storefront, 'storefront');

  await logIn(shopper.request, 'shopper@kirana.example');
  const admin = await browser.newContext({ ...common, viewport: { width: 1280, height: 720 } });
  await logIn(admin.request, 'admin@kirana.example');
  for (const { state, ...order } of ORDERS) {
    const orderId = await placeOrder(shopper.request, order);
    for (const to of STATES.slice(1, STATES.indexOf(state) + 1))
      await mutate(admin.request, 'orderUpdateStatus', { orderId, to });
  }
  const board = await admin.newPage();
  await board.goto('/dashboard/orders');
  for (const { receiverName } of ORDERS) await board.getByText(receiverName).first().waitFor(); // the board's event stream keeps the network busy
  await board.getByRole('button', { name: 'Account' }).waitFor();
  await storeScreenshot(board, 'order-board');
} finally {
  await scratch.end();
}

/** Stores a page's screenshot as docs/images/NAME.webp. */
async function storeScreenshot(page: Page, name: string): Promise<void> {
  const file = path.join(IMAGES, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes; the limit is ${MAX_BYTES}.`);
  console.log(`${path.relative(process.cwd(), file)}: ${size} bytes`);
}

async function logIn(request: APIRequestContext, email: string): Promise<void> {
  await mutate(request, 'userLogIn', { email, password: 'kirana-demo' });
}

/** Orders the first hit of each search with cash on delivery. @returns the order's id */
async function placeOrder(
  request: APIRequestContext,
  { receiverName, searches }: { receiverName: string; searches: readonly string[] },
): Promise<string> {
  const place = { house: 'Flat 4B', street: '12 Park Street', city: 'Kolkata', state: 'WB', pincode: '700016' };
  const address = { receiverName, mobile: '9800000000', ...place };
  const { addressEdge } = await mutate(request, 'addressCreate', address);
  let expectedTotal = 0;
  for (const search of searches) {
    const { products } = await execute<{ products: { edges: { node: { id: string } }[] } }>(
      request,
      'query ($search: String!) { products(search: $search, first: 1) { edges { node { id } } } }',
      { search },
    );
    const { cart } = await mutate(request, 'cartLineAdd', { productId: products.edges[0]?.node.id, quantity: 1 });
    expectedTotal = cart.bill.grandTotal;
  }
  const input = { addressId: addressEdge.node.id, expectedTotal, idempotencyKey: crypto.randomUUID() };
  return (await mutate(request, 'orderPlace', input)).order.id;
}

/** Sends a mutation. @throws Error with a response that is no payload */
async function mutate<Name extends keyof Payloads>(
  request: APIRequestContext,
  name: Name,
  input: object,
): Promise<Payloads[Name]> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { result } = await execute<{ result: Payloads[Name] & { type: string } }>(
    request,
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
      type: __typename ... on ${type}Payload { ${SELECTIONS[name]} } ... on Error { message }
    } }`,
    { input },
  );
  if (result.type !== `${type}Payload`) throw new Error(JSON.stringify(result));
  return result;
}

/** Executes an operation. @throws Error with the response, when it has no data */
async function execute<Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const body = (await response.json()) as { data?: Data | null };
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data;
}
