import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, replaceBuild } from './sourceStamp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-sources-'));
const sources = path.join(folder, 'src');
const build = { directory: path.join(folder, 'dist'), sources: [sources, path.join(folder, 'other.json')] };
const make = () => replaceBuild(build, async (directory) => void mkdirSync(directory));
const write = (name: string, text: string) => writeFileSync(path.join(sources, name), text);

beforeEach(async () => {
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources);
  write('a.ts', 'export const a = 1;');
  await make();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a build is up to date', () => {
  it('until a source changes, comes or goes', async () => {
    expect(isBuilt(build)).toBe(true);
    write('a.ts', 'export const a = 2;');
    expect(isBuilt(build)).toBe(false);
    await make();
    write('b.ts', '');
    expect(isBuilt(build)).toBe(false);
  });

  it('when a checkout has only changed the times of files, which it remembers', () => {
    utimesSync(path.join(sources, 'a.ts'), new Date(0), new Date(0));
    const stampFile = path.join(build.directory, '.sources.json');
    const before = readFileSync(stampFile, 'utf8');
    expect(isBuilt(build)).toBe(true);
    expect(readFileSync(stampFile, 'utf8')).not.toBe(before);
    expect(isBuilt(build)).toBe(true);
  });

  it('when a test changes', () => {
    write('a.test.ts', '');
    expect(isBuilt(build)).toBe(true);
  });

  it('where an image leaves a source out', async () => {
    const other = path.join(folder, 'other.json');
    writeFileSync(other, '{}');
    await make();
    rmSync(other);
    expect(isBuilt(build)).toBe(true);
    write('a.ts', 'export const a = 2;');
    expect(isBuilt(build)).toBe(false);
  });

  it('never without a stamp', () => {
    expect(isBuilt({ ...build, directory: path.join(folder, 'none') })).toBe(false);
  });
});

describe('a build that fails', () => {
  it('leaves the present one, and no folder', async () => {
    const failing = replaceBuild(build, async (directory) => {
      mkdirSync(directory);
      throw new Error('no bundler');
    });
    await expect(failing).rejects.toThrow('no bundler');
    expect(isBuilt(build)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});
