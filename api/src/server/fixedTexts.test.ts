import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Phrases that no text has: they read like a translation, or promise more than the shop knows. */
const AVOIDED = new RegExp(
  [
    'on their way…',
    'at your door in about',
    '\\bto go on\\.',
    '\\bis needed\\b',
    '\\bis not right\\b',
    'We are sorry',
    '^What happened$',
    'order waits for its payment',
    'nothing to pay then',
    'could not be had',
    'not even we',
    'One minute now',
    'Often looked for',
    'dark store',
    '\\bLate by\\b',
    'Pincode must have',
    // Patterns of a translation:
    '\\bpa(y|id) back\\b',
    '\\bcan not\\b',
    '\\bcan ?not be (had|paid)\\b',
    '\\bwaits? for its\\b',
    '\\bgoes? on\\b(?! sale)',
    '\\b(of now|as of now)\\b',
    '\\bsomebody (has|else|may)\\b',
    '\\bnothing of (it|them|yours)\\b',
    '\\b(tried out|carried out|given up|thrown away|begun by)\\b',
    '\\bare so already\\b',
    '\\bof this name\\b',
    '\\bis there twice\\b',
    '\\bPlease give\\b',
    '\\bby the link in our mail\\b',
    '\\bin your name\\b',
  ].join('|'),
  'i',
);

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const JSX_TEXT = />([^<>{}]+)</g;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The texts between quotes and between JSX tags in a source file, without its comments. */
function literalsIn(file: string): string[] {
  const code = readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const jsxTexts = file.endsWith('.tsx') ? code.matchAll(JSX_TEXT) : [];
  return [...code.matchAll(LITERAL), ...jsxTexts].map((match) => (match.at(-1) ?? '').replaceAll(/\s+/g, ' ').trim());
}

describe.each(['api', 'web'])('the texts of the %s', (part) => {
  it('have none of the avoided phrases', () => {
    const files = globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|__generated__|db\/generated/.test(file),
    );
    const texts = files.flatMap((file) => literalsIn(file).map((text) => ({ file, text })));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ text }) => AVOIDED.test(text))).toEqual([]);
  });
});
