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
function escapeCharacters(text: string, characters: string): string {
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

/** A fact as a line of the cell. */
interface Detail {
  name: string;
  value: string;
}

const NEW_LINE = '\n';
const IN_NAME = `:${NEW_LINE}`;

/** Joins extra facts to a cell, one per line: `Name: value`. A backslash escapes a colon within a name, a line break and a backslash. */
export function joinDetails(details: readonly Detail[]): string {
  return details
    .map(({ name, value }) => `${escapeCharacters(name, IN_NAME)}: ${escapeCharacters(value, NEW_LINE)}`)
    .join(NEW_LINE);
}

/** Splits such a cell into facts; null when a line is not a fact. */
export function splitDetails(cell: string): Detail[] | null {
  const details: Detail[] = [];
  for (const line of splitUnescaped(cell.replaceAll('\r\n', NEW_LINE), NEW_LINE)) {
    if (line.trim() === '') continue;
    const [name = '', value] = splitUnescaped(line, ':', 2);
    if (value === undefined) return null;
    details.push({ name: unescapeCharacters(name, IN_NAME).trim(), value: unescapeCharacters(value, NEW_LINE).trim() });
  }
  return details;
}
