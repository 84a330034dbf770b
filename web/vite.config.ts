import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { mockApi } from './mock/mockApi.ts';

const isMocked = process.argv.includes('mock');
const apiAddress = process.env.KIRANA_API ?? 'http://127.0.0.1:4000';
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  ['/graphql', '/api', '/media'].map((path) => [path, { target: apiAddress }]),
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [babel({ include: /\/src\/.*\.tsx?$/, plugins: ['relay'] }), react(), isMocked && mockApi()],
  resolve: {
    // The package's main entry brings along the containers of before hooks, which nobody here uses.
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks.js' }],
  },
  server: { host: '127.0.0.1', ...(!isMocked && { proxy }) },
});
