import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  'src/app/start.ts': { file: 'assets/start.js' },
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['index.html', '_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
};
const INDEX =
  '<head><title>Groceries</title><script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" crossorigin href="/style.css"></head><body><div id="root"></div><noscript>This shop needs JavaScript.</noscript></body>';

/** Writes a build of a web client, with the code of its `server/renderPage.js`. */
export function writeWebBuild(renderer: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-web-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/renderPage.js'), renderer);
  writeFileSync(path.join(folder, 'server/package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'index.html'), INDEX);
  writeFileSync(path.join(folder, 'style.css'), 'a{}');
  const revision = createHash('sha256').update(INDEX).digest('base64url');
  const precached = [
    { url: '/index.html', revision },
    { url: '/assets/index.js', revision: null },
  ];
  writeFileSync(path.join(folder, 'service-worker.js'), `precache(${JSON.stringify(precached)});`);
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
