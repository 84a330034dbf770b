const SEPARATOR = '|';

/** Joins texts to a cell with `|`. A backslash escapes a `|` or a backslash within a text. */
export function joinList(texts: readonly string[]): string {
  return texts.map((text) => escapeCharacters(text, SEPARATOR)).join(SEPARATOR);
}

/** Splits such a cell into its texts, without empty ones. */
export function splitList(cell: string): string[] {
  return splitUnescaped(cell, SEPARATOR)
    .map((text) => unescapeCharacters(text, SEPARATOR).trim())
    .filter((text) => text !== '');
}

/** Escapes the characters and backslashes with a backslash. */
export function escapeCharacters(text: string, characters: string): string {
  return [...text].map((each) => (each === '\\' || characters.includes(each) ? `\\${each}` : each)).join('');
}

/** Removes the backslashes of escapes. A backslash before any other character stays. */
export function unescapeCharacters(text: string, characters: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    if (isEscape(text, at, characters)) at += 1;
    plain += text.charAt(at);
  }
  return plain;
}

/** Splits text at one of the characters where it is not escaped, into at most `most` parts. The parts keep their backslashes. */
export function splitUnescaped(text: string, characters: string, most = Infinity): string[] {
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
