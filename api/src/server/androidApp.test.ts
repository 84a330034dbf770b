import { afterAll, expect, it } from 'vitest';
import { openServer } from '../testing/server/inProcessServer.ts';
import { writeWebBuild } from '../testing/server/webBuildFixture.ts';

const ASSET_LINKS = '/.well-known/assetlinks.json';
const build = writeWebBuild(`
  export const pagePath = () => null;
  export const isPage = () => true;
  export const renderPage = async () => null;`);
afterAll(build.remove);

it('the Android app is linked to as Digital Asset Links and the manifest state it', async () => {
  const ANDROID_APP_FINGERPRINTS = `${'ab'.repeat(32)}, SHA256: ${Array(32).fill('01').join(':')}`;
  const server = await openServer({ ANDROID_APP: 'in.sharmastores.app', ANDROID_APP_FINGERPRINTS }, build.folder);
  // Android asks for no type, a browser for a page.
  for (const accept of ['*/*', 'text/html']) {
    const response = await server.inject({ url: ASSET_LINKS, headers: { accept } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    expect(response.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'in.sharmastores.app',
          sha256_cert_fingerprints: [Array(32).fill('AB').join(':'), Array(32).fill('01').join(':')],
        },
      },
    ]);
  }
  expect((await server.inject('/manifest.webmanifest')).json()).toMatchObject({
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }, { src: '/favicon.svg' }],
    related_applications: [
      {
        platform: 'play',
        id: 'in.sharmastores.app',
        url: 'https://play.google.com/store/apps/details?id=in.sharmastores.app',
      },
    ],
    prefer_related_applications: false,
  });
  await server.close();
});

it('there is no Android app by default, and no page is in its place', async () => {
  const app = await openServer({}, build.folder);
  for (const url of [ASSET_LINKS, '/.well-known/apple-app-site-association']) {
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
  }
  expect((await app.inject('/manifest.webmanifest')).json()).not.toHaveProperty('related_applications');
  await app.close();
});
