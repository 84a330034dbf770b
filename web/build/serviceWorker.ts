import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { LICENCES } from './licences.ts';
import { ENTRY, readManifest, scriptsOf } from './manifest.ts';

/** The pages that open without a network once their data was seen. */
const PAGES = [
  'catalogue/home/HomePage',
  'catalogue/categories/CategoriesPage',
  'catalogue/listing/ListingPage',
  'catalogue/product/ProductPage',
  'search/SearchPage',
];

const OWN_LICENCES = `service-worker-${LICENCES}`;

/**
 * Builds the service worker beside the client, with the list of files that it loads when it is installed, and adds the licences of its
 * packages to those of the client's.
 */
export function serviceWorker(): Plugin {
  let directory = '';
  return {
    name: 'kirana-service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre', // its file is compressed like the others
      sequential: true,
      handler: () => buildWorker(directory),
    },
  };
}

async function buildWorker(directory: string): Promise<void> {
  const manifest = readManifest(directory);
  const entry = manifest[ENTRY];
  const style = manifest['style.css'];
  if (!entry || !style) throw new Error('The build has no entry or no styles');
  const modules = [ENTRY, ...PAGES.map((page) => `src/shop/${page}.tsx`)];
  const hashed = [...scriptsOf(manifest, modules), style.file, ...(entry.assets ?? [])];
  const precache = [
    { url: `/${ENTRY}`, revision: hashOf(path.join(directory, ENTRY)) },
    ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
  ];
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(precache),
      RELEASE: JSON.stringify(`/${entry.file}`),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: directory,
      emptyOutDir: false,
      license: { fileName: OWN_LICENCES },
      lib: {
        entry: path.join(import.meta.dirname, '../serviceWorker/serviceWorker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
  const ownLicences = path.join(directory, OWN_LICENCES);
  appendFileSync(path.join(directory, LICENCES), `\n${readFileSync(ownLicences, 'utf8')}`);
  rmSync(ownLicences);
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}
