import type { FastifyInstance } from 'fastify';
import type { AndroidApp } from '../platform/config/androidApp.ts';
import type { LiveSettings } from '../platform/config/settings/shopSettings.ts';
import { readOnlyRoute, sendError } from '../platform/http/errorResponses.ts';
import { shopDay } from '../platform/core/shopCalendar.ts';
import { db } from '../platform/db/client.ts';
import type { BrandPictures } from '../platform/media/brandPictures.ts';
import { tilePlaces, type Size } from '../platform/media/drawScreenshot.ts';
import type { PictureVariants } from '../platform/media/pictureVariants.ts';
import type { PictureLocation } from '../platform/media/pictureUrl.ts';
import { deliveryPromise } from '@kirana/shared/shopIdentity.ts';

/** A changed logo is seen within five minutes; what shows it at once names its version in the query. */
const CACHE_CONTROL = 'public, max-age=300';
/** What the page that offers to install the app shows, on a phone and on a wide screen. */
const SCREENSHOTS: Record<string, Size> = {
  '/screenshot-narrow.png': { width: 720, height: 1140 },
  '/screenshot-wide.png': { width: 1280, height: 700 },
};
const MAX_TILES = Math.max(...Object.values(SCREENSHOTS).map((size) => tilePlaces(size).length));
const ICONS = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 };

interface BrandSources {
  settings: LiveSettings;
  pictures: BrandPictures;
  variants: PictureVariants;
  androidApp: AndroidApp | null;
}

/**
 * Serves the manifest of the installed app (https://www.w3.org/TR/appmanifest/), the icons and the logo, all of the settings, and the link to
 * the Android app (https://developers.google.com/digital-asset-links/v1/statements).
 */
export function registerBrand(app: FastifyInstance, { settings, pictures, variants, androidApp }: BrandSources): void {
  for (const [url, side] of Object.entries(ICONS))
    readOnlyRoute(app, url, async (_request, reply) => {
      const { data } = await pictures.icon(side);
      return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(data);
    });
  for (const [url, size] of Object.entries(SCREENSHOTS))
    readOnlyRoute(app, url, async (_request, reply) => {
      const { data } = await pictures.screenshot(size, await readTiles(), variants);
      return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(data);
    });
  readOnlyRoute(app, '/preview.jpg', async (_request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('image/jpeg')
      .send(await pictures.preview()),
  );
  readOnlyRoute(app, '/favicon.svg', async (_request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('image/svg+xml')
      .send(await pictures.favicon()),
  );
  readOnlyRoute(app, '/logo.png', async (_request, reply) => {
    const logo = await pictures.logo();
    if (!logo) return sendError(reply, 404, 'The shop has no logo.');
    return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(logo.data);
  });
  readOnlyRoute(app, '/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...(await manifestOf(settings)), ...relatedApplications(androidApp) })),
  );
  readOnlyRoute(app, '/.well-known/assetlinks.json', async (_request, reply) => {
    if (!androidApp) return sendError(reply, 404, 'The shop has no Android app.');
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/json')
      .send(JSON.stringify([assetLink(androidApp)]));
  });
}

/** The pictures of the home page's first categories, as it lists them today. */
async function readTiles(): Promise<PictureLocation[]> {
  const today = new Date(shopDay(new Date())); // as the column has it;
  const tiles = await db.category.findMany({
    where: {
      isOnHomePage: true,
      AND: [
        { OR: [{ startsOn: null }, { startsOn: { lte: today } }] },
        { OR: [{ endsOn: null }, { endsOn: { gte: today } }] },
      ],
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MAX_TILES,
    select: { picture: { select: { key: true, cloud: true } } },
  });
  return tiles.map(({ picture }) => picture);
}

async function manifestOf(settings: LiveSettings) {
  const { brand, deliveryBadge } = await settings.read();
  const promise = deliveryPromise(deliveryBadge);
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName ?? brand.name,
    description: promise === null ? `Groceries from ${brand.name}` : `Groceries at your door ${promise}`,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    categories: ['shopping', 'food'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      // Behind the PNGs, because Bubblewrap prefers a first icon of any size to larger ones.
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: Object.entries(SCREENSHOTS).map(([src, { width, height }]) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: width > height ? 'wide' : 'narrow',
      label: brand.name,
    })),
    shortcuts: [
      { name: 'Search', url: '/search' },
      { name: 'My Orders', url: '/dashboard/myorders' },
      { name: 'Order again', url: '/dashboard/order-again' },
    ],
  };
}

/** Chromium offers the web app where the Android app is not installed. */
function relatedApplications(app: AndroidApp | null) {
  if (!app) return {};
  const { packageName: id } = app;
  const url = `https://play.google.com/store/apps/details?id=${id}`;
  return { related_applications: [{ platform: 'play', id, url }], prefer_related_applications: false };
}

function assetLink({ packageName, fingerprints }: AndroidApp) {
  return {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
  };
}
