import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBundle, keepCode, loadChunk } from './bundle.ts';
import { BUNDLE, sourceStack } from './sourceStack.ts';

const BUILD_TIMEOUT_MS = 120_000;

describe('the bundle', () => {
  let files: { name: string; lines: string[] }[];

  beforeAll(async () => {
    expect(await ensureBundle()).toBe(true);
    files = readdirSync(BUNDLE)
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => ({ name, lines: readFileSync(path.join(BUNDLE, name), 'utf8').split('\n') }));
  }, BUILD_TIMEOUT_MS);

  it('has each program', () => {
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['shop.cjs', 'webProcess.cjs', 'worker.cjs']));
  });

  it('loads neither native packages nor the bundler when a program starts', () => {
    const loaded = new Set(['shop.cjs']);
    for (const name of loaded) {
      const lines = files.find((file) => file.name === name)?.lines ?? [];
      for (const line of lines) {
        const imported = /^(?:\w.* = )?require\("(?:\.\/)?(.+)"\);$/.exec(line)?.[1];
        if (imported !== undefined) loaded.add(imported);
      }
    }
    expect(loaded.size).toBeGreaterThan(10);
    expect([...loaded].filter((name) => /^(sharp|@node-rs\/argon2|rolldown)$/.test(name))).toEqual([]);
  });

  it('keeps what V8 has compiled of files that are named by their content', () => {
    const isAlone = ({ lines }: (typeof files)[number]) => !lines.some((line) => line.includes('require('));
    const name = files.find((file) => /-[\w-]{8}\.cjs$/.test(file.name) && isAlone(file))?.name ?? '';
    expect(loadChunk(`./${name}`)).toBe(loadChunk(`./${name}`));
    keepCode();
    expect(existsSync(path.join(BUNDLE, `${name}.code`))).toBe(true);
    expect(readdirSync(BUNDLE).filter((file) => /^(shop|webProcess|worker)\.cjs\.code/.test(file))).toEqual([]);
  });

  it('is translated to the sources in stacks', () => {
    const [found] = files.flatMap(({ name, lines }) => {
      const line = lines.findIndex((text) => text.startsWith('async function placeOrder('));
      return line === -1 ? [] : [{ file: path.join(BUNDLE, name), line: line + 1 }];
    });
    const stack = `Error: x\n    at placeOrder (${found?.file}:${found?.line}:7)`;
    expect(sourceStack(stack)).toMatch(/at placeOrder \(.*\/api\/src\/shop\/checkout\/placeOrder\.ts:\d+:\d+\)$/);
  });

  it('is not looked for in stacks of sources', () => {
    const stack = `Error: x\n    at test (${fileURLToPath(import.meta.url)}:1:2)`;
    expect(sourceStack(stack)).toBe(stack);
  });
});
