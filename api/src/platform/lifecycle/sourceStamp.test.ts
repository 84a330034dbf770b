import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isBuiltFrom, stampOf } from './sourceStamp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-sources-'));
const [sources, stampFile] = [path.join(folder, 'src'), path.join(folder, 'stamp.json')];
const write = (name: string, text: string) => writeFileSync(path.join(sources, name), text);

beforeEach(() => {
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources);
  write('a.ts', 'export const a = 1;');
  writeFileSync(stampFile, stampOf([sources]));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a build is up to date', () => {
  it('until a source changes, comes or goes', () => {
    expect(isBuiltFrom([sources], stampFile)).toBe(true);
    write('a.ts', 'export const a = 2;');
    expect(isBuiltFrom([sources], stampFile)).toBe(false);
    writeFileSync(stampFile, stampOf([sources]));
    write('b.ts', '');
    expect(isBuiltFrom([sources], stampFile)).toBe(false);
  });

  it('when a checkout has only changed the times of files, which it remembers', () => {
    utimesSync(path.join(sources, 'a.ts'), new Date(0), new Date(0));
    const before = readFileSync(stampFile, 'utf8');
    expect(isBuiltFrom([sources], stampFile)).toBe(true);
    expect(readFileSync(stampFile, 'utf8')).not.toBe(before);
    expect(isBuiltFrom([sources], stampFile)).toBe(true);
  });

  it('when a test changes', () => {
    write('a.test.ts', '');
    expect(isBuiltFrom([sources], stampFile)).toBe(true);
  });

  it('where an image leaves a source out', () => {
    const other = path.join(folder, 'other.json');
    writeFileSync(other, '{}');
    writeFileSync(stampFile, stampOf([sources, other]));
    rmSync(other);
    expect(isBuiltFrom([sources, other], stampFile)).toBe(true);
    write('a.ts', 'export const a = 2;');
    expect(isBuiltFrom([sources, other], stampFile)).toBe(false);
  });

  it('never without a stamp', () => {
    expect(isBuiltFrom([sources], path.join(folder, 'none'))).toBe(false);
  });
});
