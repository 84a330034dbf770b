import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { visualizer } from 'rollup-plugin-visualizer';
import { build } from 'vite';
import { ENTRY, readManifest, scriptsOf } from './manifest.ts';
import { CHUNK_BUDGETS, HOME_BUDGET, STYLE_BUDGET } from './budgets.ts';

/** `npm run bundle -w web`: builds the client, prints its chunks beside their budgets, and draws what is in them (web/bundle.html). */
const HOME = [ENTRY, 'src/app/start.ts', 'src/app/serviceWorker.ts', 'src/shop/catalogue/home/HomePage.tsx'];
const web = path.join(import.meta.dirname, '..');
const outDir = mkdtempSync(path.join(tmpdir(), 'kirana-bundle-'));
try {
  await build({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [visualizer({ filename: path.join(web, 'bundle.html'), gzipSize: true })],
  });
  const manifest = readManifest(outDir);
  const sizes = Object.entries(CHUNK_BUDGETS).map(([name, budget]) => {
    const chunk = Object.values(manifest).find((each) => each.name === name);
    return { name, kilobytes: chunk ? sizeOf(chunk.file) : NaN, budget };
  });
  const total = scriptsOf(manifest, HOME).reduce((sum, file) => sum + sizeOf(file), 0);
  const style = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file ?? '';
  const rows = [
    ...sizes,
    { name: 'all of /', kilobytes: total, budget: HOME_BUDGET },
    { name: 'styles', kilobytes: sizeOf(style), budget: STYLE_BUDGET },
  ];
  for (const { name, kilobytes, budget } of rows) {
    const isOver = !(kilobytes <= budget);
    if (isOver) process.exitCode = 1;
    console.log(
      `${name.padEnd(12)} ${kilobytes.toFixed(1).padStart(6)} kB of ${String(budget).padStart(4)}${isOver ? '  over' : ''}`,
    );
  }
  console.log('The treemap is web/bundle.html.');
} finally {
  rmSync(outDir, { recursive: true });
}

function sizeOf(file: string): number {
  return gzipSync(readFileSync(path.join(outDir, file))).length / 1000;
}
