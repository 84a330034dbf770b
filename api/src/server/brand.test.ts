import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '../jobs/worker.ts';
import { readConfig } from '../platform/config/config.ts';
import type { SettingKey } from '../platform/config/settings/settings.ts';
import { decodeIdOf, encodeId } from '../platform/core/publicId.ts';
import type { SessionViewer } from '../platform/core/viewer.ts';
import { db } from '../platform/db/client.ts';
import { enqueueMail } from '../platform/mail/enqueueMail.ts';
import { fileStorage, mediaDirectory } from '../platform/media/pictureStorages.ts';
import { storePicture } from '../platform/media/storePicture.ts';
import { makeSession, makeShopper } from '../testing/fixtures.ts';
import { sharedPubSub } from '../testing/graphql/sharedPubSub.ts';
import { testDatabaseUrl } from '../testing/postgres/testDatabaseUrl.ts';
import { bearerFor } from '../testing/rest/restServer.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../testing/secretFixture.ts';
import { graphqlResponseOf, openServer } from '../testing/server/inProcessServer.ts';
import { writeWebBuild } from '../testing/server/webBuildFixture.ts';

/** A page that shows what the server passes to the web client. */
const build = writeWebBuild(`
  export const pagePath = (url) => (url === '/' ? url : null);
  export const isPage = () => true;
  export const renderPage = async ({ shop }) => ({
    head: '<title>' + shop.name + ' ' + shop.promise + '</title><meta property="og:site_name" content="' + shop.name + '">',
    module: 'src/Page.tsx', html: '', records: '',
  });`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-brand-'));
const UPDATE = `mutation ($input: SettingsUpdateInput!) { settingsUpdate(input: $input) {
  __typename ... on InvalidInputError { issues { path message } } } }`;
const SHOP = '{ shop { name shortName deliveryPromise logo { id width height } } }';
const COLORS = { light: '#b3261e', dark: '#ff8a80' };

let app: FastifyInstance;
let admin: SessionViewer;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await openServer({ DATA_DIR: dataDir }, build.folder);
  admin = await makeSession(await makeShopper({ role: 'ADMIN' }));
  headers = await bearerFor(admin);
});
afterAll(async () => {
  await app.close();
  build.remove();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => set({ 'brand.name': 'Kirana', logo: null, 'brand.squareLogo': null, 'brand.primaryColor': null }));

async function ask(query: string, variables: object = {}) {
  const payload = JSON.stringify({ query, variables });
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return graphqlResponseOf(response).data;
}

async function set(values: Partial<Record<SettingKey, unknown>>) {
  const rows = await db.setting.findMany({ select: { key: true, version: true } });
  const versions = new Map(rows.map(({ key, version }) => [key, version]));
  const changes = Object.entries(values).map(([key, value]) => ({ key, value, version: versions.get(key) ?? 0 }));
  return (await ask(UPDATE, { input: { changes } })).settingsUpdate;
}

/** Stores a picture of one colour, and returns its public id. */
async function upload(width: number, height: number, background: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const source = Promise.resolve({ createReadStream: () => sharp(bytes).png() });
  const metadata = { ownerId: admin.userId, alt: '' };
  const { pictureId } = await storePicture(source, metadata, fileStorage(mediaDirectory(dataDir)));
  return encodeId('Picture', pictureId);
}

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

/** The format and the size of a picture, and whether its centre is red. */
async function lookOf(url: string) {
  const { rawPayload } = await app.inject({ url });
  const { format, width, height } = await sharp(rawPayload).metadata();
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  const [red = 0, ...others] = data.subarray(at, at + 3);
  return { format, width, height, center: red - Math.max(...others) > 200 ? 'red' : 'not red' };
}

describe('the name of the shop', () => {
  it('is on each page, escaped, with the promise and the colours', async () => {
    await set({
      'brand.name': 'Anand & Sons </script>',
      'brand.shortName': 'Anand',
      'brand.primaryColor': { light: 'B3261E', dark: ' #FF8A80 ' },
      deliveryBadge: '15 Min',
    });
    await expect.poll(async () => (await get('/')).body).toContain('<title>Anand & Sons </script> in 15 minutes');
    const client = (await get('/dashboard/profile')).body;
    expect(client).toContain('<title>Anand &amp; Sons &lt;/script&gt;</title>');
    for (const { body } of [await get('/'), await get('/dashboard/profile')]) {
      expect(body).toContain('<meta name="application-name" content="Anand &amp; Sons &lt;/script&gt;">');
      expect(body).toContain('<meta name="apple-mobile-web-app-title" content="Anand">');
      expect(body).toContain(`--colors-primary-solid:${COLORS.light}`);
      expect(body).toContain(`--colors-primary-solid:${COLORS.dark}`);
      const [, identity = ''] = /id="shop-identity">([^<]*)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(identity)).toMatchObject({
        name: 'Anand & Sons </script>',
        promise: 'in 15 minutes',
        logo: null,
      });
    }
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Anand & Sons </script>',
      short_name: 'Anand',
      description: 'Groceries at your door in 15 minutes',
    });
    expect((await app.inject('/unsubscribe')).body).toContain(
      'doesn’t work · Anand &amp; Sons &lt;/script&gt;</title>',
    );
  });

  it('is in another service worker than the former one, which loads its page again', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const load = async (etag = '') => {
      const response = await fetch(`${origin}/service-worker.js`, { headers: { 'if-none-match': etag } });
      return { status: response.status, headers: response.headers, script: await response.text() };
    };
    const revisionOf = (script: string) => {
      const [, list = '[]'] = /^precache\((.*)\);$/.exec(script) ?? [];
      const [page, ...others] = JSON.parse(list) as { url: string; revision: string | null }[];
      expect(others).toEqual([{ url: '/assets/index.js', revision: null }]);
      return page?.revision;
    };
    const former = await load();
    expect(former.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(former.headers.get('cache-control')).toBe('no-cache');
    const etag = former.headers.get('etag') ?? '';
    expect((await load(etag)).status).toBe(304);
    await set({ 'brand.name': 'Sharma Stores' });
    await expect.poll(async () => (await load(etag)).status).toBe(200);
    const { script } = await load();
    const page = await (await fetch(`${origin}/index.html`)).text();
    expect(page).toContain('Sharma Stores');
    expect(revisionOf(script)).toBe(createHash('sha256').update(page).digest('base64url'));
    expect(revisionOf(script)).not.toBe(revisionOf(former.script));
  });

  it('is the issuer in authenticator apps, and the title of the documentation', async () => {
    await set({ 'brand.name': 'Anand Stores' });
    const { twoFactorEnroll } = await ask(
      'mutation { twoFactorEnroll { ... on TwoFactorEnrollPayload { uri } ... on Error { message } } }',
    );
    expect(twoFactorEnroll.uri).toMatch(/^otpauth:\/\/totp\/Anand%20Stores:.*issuer=Anand%20Stores&/);
    expect((await app.inject('/api/openapi.json')).json()).toMatchObject({ info: { title: 'Anand Stores REST API' } });
    expect((await app.inject('/api/docs')).body).toContain('<title>Anand Stores REST API · Anand Stores</title>');
    expect((await get('/graphql')).body).toContain('<title>Anand Stores</title>');
  });

  it('is a field of the shop beside the promise and the logo', async () => {
    const logo = await upload(300, 100, '#0000ff');
    await set({ 'brand.name': 'Anand Stores', 'brand.shortName': null, deliveryBadge: 'Same day', logo });
    expect(await ask(SHOP)).toMatchObject({
      shop: { name: 'Anand Stores', shortName: null, deliveryPromise: 'the same day', logo: { id: logo } },
    });
    await set({ deliveryBadge: null, logo: null });
    expect(await ask(SHOP)).toMatchObject({ shop: { deliveryPromise: null, logo: null } });
  });

  it('and the logo are in mails, whose sender is the shop', async () => {
    await set({
      'brand.name': 'Anand, “Fresh”',
      'brand.primaryColor': COLORS,
      logo: await upload(300, 100, '#0000ff'),
    });
    const databaseUrl = await testDatabaseUrl();
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      JWT_SECRET: TEST_SECRET,
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    });
    await db.$transaction((tx) => enqueueMail(tx, { kind: 'ACCOUNT_DELETED', recipient: 'asha@kirana.example' }));
    const logger = pino({ level: 'silent' });
    const worker = await startWorker({ config, databaseUrl, pubSub: sharedPubSub(), logger });
    const mailbox = async () => (await app.inject({ url: '/dev/mail' })).body;
    await expect.poll(mailbox).toContain('Your account was deleted');
    await worker.stop();
    const [, address = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(await mailbox()) ?? [];
    const { body } = await app.inject({ url: address });
    expect(body).toContain('<dd>Anand, “Fresh” &lt;no-reply@localhost&gt;</dd>');
    expect(body).toContain('Your Anand, “Fresh” account and your personal data are deleted.');
    expect(body).toMatch(
      /&lt;img src=&quot;data:image\/png;base64,[^&]+&quot; width=&quot;144&quot; height=&quot;48&quot; alt=&quot;Anand/,
    );
  });
});

describe('the pictures of the shop', () => {
  it('are its mark in its colours, until it has a logo', async () => {
    await set({ 'brand.primaryColor': COLORS });
    await expect.poll(async () => (await app.inject('/favicon.svg')).body).toContain(`stroke="${COLORS.light}"`);
    expect(await lookOf('/icon-192.png')).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect((await app.inject('/logo.png')).statusCode).toBe(404);
  });

  it('are the logo and the square logo', async () => {
    await set({ logo: await upload(300, 100, '#0000ff'), 'brand.squareLogo': await upload(600, 600, '#ff0000') });
    await expect.poll(() => lookOf('/logo.png')).toMatchObject({ format: 'png', width: 300, height: 100 });
    expect((await get('/dashboard/profile')).body).toMatch(
      /"logo":\{"url":"\/logo\.png\?v=[\w-]+","width":300,"height":100\}/,
    );
    for (const [url, format, side] of [
      ['/icon-192.png', 'png', 192],
      ['/icon-512.png', 'png', 512],
      ['/apple-touch-icon.png', 'png', 180],
      ['/preview.jpg', 'jpeg', 1200],
    ] as const)
      expect(await lookOf(url)).toEqual({ format, width: side, height: side, center: 'red' });
    expect((await app.inject('/favicon.svg')).body).toContain('<image href="data:image/png;base64,');
  });

  it('are icons without holes, which an iPhone would show black, from a square logo that is not square', async () => {
    await set({ 'brand.squareLogo': await upload(600, 60, '#ff0000') });
    await expect.poll(() => lookOf('/icon-192.png')).toMatchObject({ center: 'red' });
    for (const url of ['/icon-192.png', '/apple-touch-icon.png'])
      expect(await sharp((await app.inject({ url })).rawPayload).stats()).toMatchObject({ isOpaque: true });
  });

  it('are screenshots of the sizes that the manifest states, with the logo and the pictures of categories', async () => {
    const picture = await upload(400, 400, '#ff0000');
    const pictureId = decodeIdOf('Picture', picture);
    await Promise.all(
      Array.from({ length: 12 }, () => db.category.create({ data: { name: randomUUID(), pictureId } })),
    );
    const { screenshots } = (await app.inject('/manifest.webmanifest')).json<{ screenshots: object[] }>();
    expect(screenshots).toMatchObject([
      { src: '/screenshot-narrow.png', sizes: '720x1140' },
      { src: '/screenshot-wide.png', sizes: '1280x700' },
    ]);
    expect(await lookOf('/screenshot-narrow.png')).toMatchObject({ format: 'png', width: 720, height: 1140 });
    expect(await lookOf('/screenshot-wide.png')).toEqual({ format: 'png', width: 1280, height: 700, center: 'red' });
  });
});

it('colours that cannot be read are refused', async () => {
  const answer = await set({ 'brand.primaryColor': { light: '#ffcc00', dark: '#ffcc00' } });
  expect(answer).toEqual({
    __typename: 'InvalidInputError',
    issues: [
      {
        path: 'brand.primaryColor.light',
        message: 'Too hard to read in light mode: the contrast must be at least 4.5:1. Choose a darker colour.',
      },
    ],
  });
});
