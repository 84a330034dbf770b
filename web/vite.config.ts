import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { precompress } from './build/precompress.ts';
import { LICENCES } from './build/licences.ts';
import { preloadModules } from './build/preloadModules.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { workerLicences } from './build/workerLicences.ts';
import { stylesOnDemand } from './build/stylesOnDemand.ts';
import { shopInDevelopment } from './build/shopInDevelopment.ts';
import { themeCss } from './build/themeCss.ts';
import { relayAliases } from './build/relay/aliases.ts';
import { relayArtifacts } from './build/relay/artifacts.ts';

const isForServer = process.argv.includes('--ssr');
const apiAddress = process.env.KIRANA_API ?? 'http://127.0.0.1:4000';
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  [
    '/graphql',
    '/api',
    '/catalogue.csv',
    '/catalogue-imports',
    '/invoices',
    '/media',
    '/reports',
    '/report-runs',
    '/dev',
    '/sandbox-payment',
    '/unsubscribe',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/logo.png',
    '/manifest.webmanifest',
    '/.well-known',
  ].map((path) => [path, { target: apiAddress }]),
);

/** Our own modules that the home page shares with other pages: one chunk, so that no page loads many small files. */
const basePaths = [
  'shop/addresses/chosen/guestSummary\\.',
  'shop/catalogue/pictureSizes\\.',
  'shop/media/Picture\\.tsx',
  'ui/money/Price\\.',
  'relay/(?!actionCallbacks|__generated__/actionCallbacks|isReachable|postUpload|reauthentication|removeFromConnection|streamOperation|subscribeWithRetry|testing|useAction|useIdempotencyKey)',
  'ui/toasts/',
  'ui/(deviceStorage|SkipLink|EmptyState|ErrorState|Logo|PageTitle|SectionBoundary|reconnection|announce|texts)\\.',
  'ui/use(FocusOnNavigation|IsLeaving|IsScrolled|IsWideScreen|MediaQuery|Typewriter)\\.',
  'ui/forms/QuantityStepper\\.',
  'ui/lists/(LazyListItem|texts|useLoadMore|useNearViewport)\\.',
];

const COMMON_CHUNKS = /\/(base|index|react|relay|rolldown-runtime|router|start)-/;
const productPath =
  /\/web\/src\/(shop\/catalogue\/(ProductCard|Tiles|PictureBadges|structuredData|texts\.|__generated__\/(ProductCard|Tiles)_)|shop\/media\/ProductCardLayout|shop\/cart\/(AddToCartButton|__generated__\/AddToCartButton)|ui\/(head\/PageHead|useIsSeen|TextSkeleton))/;

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

const licencesOfWorkers = workerLicences();

/** Babel takes a third of a build's time, so it reads only the modules with a query, which Relay's plugin replaces. */
const relayQueries = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['relay'] }),
  rolldown: { filter: { id: /\/src\/.*\.tsx?$/, code: /graphql`/ } },
});

export default defineConfig(({ command }) => ({
  root: pathOf('.'),
  publicDir: false, // the server draws the icons
  plugins: [
    relayArtifacts(),
    babel({ presets: [relayQueries] }),
    react(),
    themeCss(),
    shopInDevelopment(),
    stylesOnDemand(),
    preloadFonts(),
    preloadModules(),
    licencesOfWorkers.inClient,
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: [
      ...relayAliases,
      ...(command === 'build'
        ? [{ find: /^react-dom\/client$/, replacement: pathOf('./build/reactDomClient.js') }]
        : []),
      ...(isForServer ? [] : [{ find: /^.*\/structuredData\.ts$/, replacement: pathOf('./build/structuredData.js') }]),
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: pathOf('./build/lucideIcon.js') },
      // The package names its development build for every environment.
      { find: /^react-router$/, replacement: pathOf('../node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: pathOf('../node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  worker: { plugins: () => [licencesOfWorkers.inWorkers] },
  server: { host: '127.0.0.1', proxy },
  ...(isForServer && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true }, // the server's image has no packages of the client
  }),
  build: {
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false, // every browser that the build is for has it
      // A module that a page's script imports on demand need not name the chunks that every page has loaded.
      resolveDependencies: (_module, chunks, { hostType }) =>
        hostType === 'html' ? chunks : chunks.filter((chunk) => !COMMON_CHUNKS.test(chunk)),
    },
    manifest: !isForServer, // names the chunks of the pages that the server renders
    license: !isForServer && { fileName: LICENCES },
    rolldownOptions: {
      ...(!isForServer && { input: ['index.html', 'src/app/start.ts'] }),
      output: {
        codeSplitting: {
          // A chunk per library, so that its name and its place in the browser's cache change only with the library's version.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/web\/build\/reactDomClient/ },
            {
              name: 'relay',
              test: /node_modules\/(react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\/|\/web\/build\/relay\//,
            },
            { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
            {
              name: 'style',
              test: /node_modules\/(@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/(styled-system|preset-base|utils))/,
            },
            {
              name: 'base',
              test: new RegExp(
                `/web/src/(${basePaths.join('|')})|/shared/(money|numbers)\\.|/web/build/lucideIcon|/lucide-react/dist/esm/icons/(check|chevron-left|timer)\\.`,
              ),
            },
            // The chunks shared by pages with products, and by filterable product lists.
            { name: 'product', test: productPath, includeDependenciesRecursively: false },
            { name: 'filters', test: /\/web\/src\/shop\/catalogue\/filters\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
