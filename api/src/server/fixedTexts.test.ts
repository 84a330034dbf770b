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
    '\\bneeds it$',
    '\\bof it was\\b',
    '\\bis to (say|do)\\b',
    '\\bmade a date of\\b',
    '\\b(done|undone|running|open) already$',
    '\\bis no (tax|credit|product|number|whole)\\b',
    '\\bbecomes? of (it|them)\\b',
    '\\bmay do$',
    '\\bone (bag|piece|product) less$',
  ].join('|'),
  'i',
);

/** A straight apostrophe, which texts have curly, and the other word for logging in. */
const UNTYPOGRAPHIC = /[a-z]'(s|t|d|m|re|ve|ll)\b|\bsign(ed)? (in|out)\b/i;
/** Files of documentation and of what operators read in a terminal, which are ASCII. */
const PLAIN_FILES = /\.schema\.ts$|rest\/openApi\.ts$|platform\/(backup|config|db|graphql)\/|sendMail\.ts$/;
/** Descriptions in the schema. */
const DESCRIPTION = /\bdescription:\s*(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g;
/** What clients of the REST API compare, and what its released OpenAPI document says. */
const LITERAL_TEXTS = ["Category is already use can't delete", 'Who is signed in'];

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
/** A text between elements and expressions of JSX. */
const JSX_TEXT = /(?<=[>}])[^<>{}]*[a-z][^<>{}]*(?=[<{])/g;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The code of a source file without its comments. */
function codeOf(file: string): string {
  return readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[^]*?\*\/|(^|\s)\/\/ .*$/gm, '');
}

/** The texts in a source file, between quotes and as JSX. */
function literalsIn(file: string, code = codeOf(file)): string[] {
  const literals = [...code.matchAll(LITERAL)].map(([, , text = '']) => text);
  if (!file.endsWith('.tsx')) return literals;
  return [...literals, ...(code.match(JSX_TEXT) ?? []).map((text) => text.replaceAll(/\s+/g, ' ').trim())];
}

describe.each(['api', 'web'])('the texts of the %s', (part) => {
  const files = globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|__generated__|db\/generated/.test(file),
  );

  it('have none of the avoided phrases', () => {
    const texts = files.flatMap((file) => literalsIn(file).map((text) => ({ file, text })));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ text }) => AVOIDED.test(text))).toEqual([]);
  });

  it('have curly apostrophes, and say log in and log out', () => {
    const texts = files
      .filter((file) => !PLAIN_FILES.test(file))
      .flatMap((file) => literalsIn(file, codeOf(file).replaceAll(DESCRIPTION, '')).map((text) => ({ file, text })));
    const wrong = texts.filter(({ text }) => UNTYPOGRAPHIC.test(text) && !LITERAL_TEXTS.includes(text));
    expect(wrong).toEqual([]);
  });
});
