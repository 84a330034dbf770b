import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper.js';

/** Before a module is loaded on demand, tells the browser to preload its imports. */
const code = `
const known = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}
`;

/** Replaces Vite's helper, which waits for style sheets as well: the client has none that a script loads (stylesOnDemand.ts). */
export function preloadModules(): Plugin {
  return {
    name: 'kirana-preload-modules',
    enforce: 'pre',
    apply: 'build',
    transform: (_code, id) => (id.endsWith(HELPER) ? { code, map: null } : null),
  };
}
