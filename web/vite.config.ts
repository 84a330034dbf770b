import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { mockApi } from './mock/mockApi.ts';

const isMocked = process.argv.includes('mock');
const apiAddress = process.env.KIRANA_API ?? 'http://127.0.0.1:4000';
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  ['/graphql', '/api', '/catalogue.csv', '/invoices', '/media', '/dev', '/test-payment'].map((path) => [
    path,
    { target: apiAddress },
  ]),
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    babel({ include: /\/src\/.*\.tsx?$/, plugins: ['relay'] }),
    react(),
    isMocked && mockApi(),
    preloadFonts(),
    precompress(),
  ],
  resolve: {
    // The package's main entry drags in the containers of the time before hooks.
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks.js' }],
  },
  server: { host: '127.0.0.1', ...(!isMocked && { proxy }) },
  build: {
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes with a library's version only keeps its name, and its place in the browser's cache, otherwise.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\// },
            { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
            {
              name: 'style',
              test: /node_modules\/(@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/(styled-system|preset-base|utils))/,
            },
            {
              name: 'base',
              test: /\/web\/src\/(ui\/(?!FormDialog|GuardedDialog|ScreenDialog|DiscardQuestion|Text)|money\/(?!parse|preview)|media\/Picture\.tsx|relay\/(?!followOperation|watchBody)|catalogue\/(ComingItem|useMorePages|useNearViewport))|\/lucide-react\/dist\/esm\/icons\/(check|chevron-left|timer)\./,
            },
          ],
        },
      },
    },
  },
});
