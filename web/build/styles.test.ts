import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '..');
/** Selectors of screens that end in `*` or `:not()` after `:has()`: browsers then restyle the whole page at each change of its elements. */
const UNIVERSAL_AFTER_HAS = /:has\((?:[^()]|\([^()]*\))*\)[^,{]*[ >+~](?:\*|:not\()[^,{]*\{/;

it('has no universal selector after :has()', () => {
  const files = globSync('src/**/*.module.css', { cwd: web }).filter((file) => !file.endsWith('print.module.css'));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => UNIVERSAL_AFTER_HAS.test(readFileSync(path.join(web, file), 'utf8')))).toEqual([]);
  expect('.stepper:has(> .note) > :not(.note) {').toMatch(UNIVERSAL_AFTER_HAS);
});
