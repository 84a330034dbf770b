const MAX_SLUG_LENGTH = 80;

/** The letters and digits of a name in lower case, of any script, joined by dashes; '' if it has none. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return trimDashes(Array.from(trimDashes(words)).slice(0, MAX_SLUG_LENGTH).join(''));
}

function trimDashes(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}
