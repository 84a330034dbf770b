const [MAX_LENGTH, MAX_WORD_LENGTH] = [200, 40];

/**
 * The part of a search text that counts, without what PostgreSQL cannot store, decoded when it is percent-encoded, and blank when
 * it has neither letters nor digits nor emoji.
 */
export function cleanSearchText(text: string): string {
  const decoded = decode(text);
  const cleaned = decoded
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replaceAll(/[\0\uFFFD]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = cleaned.split(' ').map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(cleaned) ? words.join(' ') : '';
}

/** `amul%20milk` is `amul milk`; `100%` and other texts that are not encoded stay as they are. */
function decode(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
