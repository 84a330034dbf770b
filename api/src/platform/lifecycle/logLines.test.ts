import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY } from '../config/environment.ts';

const SOURCES = globSync('api/src/**/*.ts', { cwd: ROOT_DIRECTORY }).filter(
  (file) => !/\.test\.ts$|\/(testing|commands|backup|generated)\//.test(file),
);
/** A call of a logger, or of a function that gives a line to one, with the beginning of its text. */
const LOG_CALL =
  /(?:\blog|\blogger|\bappLog)\.(?:info|warn|error|fatal)\(\s*(?:\{[^}]*\},\s*)?(['`])([^'`$]+)|\breport\(\s*(['`])([^'`$]+)/g;

describe('docs/operations/logs.md', () => {
  it('explains each line of the log', () => {
    const guide = readFileSync(path.join(ROOT_DIRECTORY, 'docs/operations/logs.md'), 'utf8');
    const texts = SOURCES.flatMap((file) =>
      [...readFileSync(path.join(ROOT_DIRECTORY, file), 'utf8').matchAll(LOG_CALL)].map(
        ([, , logged, , reported]) => logged ?? reported ?? '',
      ),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !guide.includes(`\`${text.trim()}`))).toEqual([]);
  });
});
