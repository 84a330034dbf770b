/** A generator of the same numbers from 0 to 1 in each run: mulberry32. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  ...['milk', 'MILK', 'the', 'and', 'of', 'a', 'अ', 'दूध', 'பால்', 'İ', 'ß', 'ﬁ', '½', '²', '٣', 'é', 'e\u0301'],
  ...[
    '%',
    '_',
    '*',
    ':',
    ':*',
    '&',
    '|',
    '!',
    '<->',
    '(',
    ')',
    "'",
    '"',
    "''",
    '\\',
    '\\\\',
    '`',
    '$1',
    '$$',
    ';',
    '--',
  ],
  ...['/*', '*/', '\0', '\t', '\n', '\u2028', '\u200b', '\u200d', '\ufeff', '\u202e', '\ud83d', '\ude00', '😀', '👨‍👩‍👧'],
  ...["' OR 1=1 --", '<script>', '{{', '${x}', '%00', '\u0300\u0301\u0302', 'x'.repeat(300), '9'.repeat(50), ' '],
];

/** Texts that may break a search: operators, quotes, control characters, lone surrogates, any code point. */
export function fuzzTexts(count: number, seed = 1): string[] {
  const random = seededNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const piece = () => (random() < 0.7 ? (PIECES[below(PIECES.length)] ?? '') : String.fromCodePoint(below(0x11_0000)));
  return Array.from({ length: count }, () => Array.from({ length: below(12) }, piece).join(random() < 0.5 ? ' ' : ''));
}
