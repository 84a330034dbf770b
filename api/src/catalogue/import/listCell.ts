const SEPARATOR = '|';

/** Several texts in one cell, with `|` between them. A `|` or a backslash within a text gets a backslash before it. */
export function joinList(texts: readonly string[]): string {
  return texts.map((text) => escaped(text, SEPARATOR)).join(SEPARATOR);
}

/** The texts in such a cell; empty ones are left out. */
export function splitList(cell: string): string[] {
  return splitAt(cell, SEPARATOR)
    .map((text) => unescaped(text, SEPARATOR).trim())
    .filter((text) => text !== '');
}

/** Each of the characters, and each backslash, with a backslash before it. */
export function escaped(text: string, characters: string): string {
  return [...text].map((each) => (each === '\\' || characters.includes(each) ? `\\${each}` : each)).join('');
}

/** A backslash that stands before anything else is one that somebody wrote, and stays. */
export function unescaped(text: string, characters: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    if (isEscape(text, at, characters)) at += 1;
    plain += text.charAt(at);
  }
  return plain;
}

/** The parts between one of the characters where it is not escaped, still with their backslashes; at most `most`. */
export function splitAt(text: string, characters: string, most = Infinity): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length && parts.length < most - 1; at += 1) {
    if (isEscape(text, at, characters)) at += 1;
    else if (characters.includes(text.charAt(at))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function isEscape(text: string, at: number, characters: string): boolean {
  const next = text.charAt(at + 1);
  return text.charAt(at) === '\\' && next !== '' && (next === '\\' || characters.includes(next));
}
