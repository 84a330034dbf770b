/** What spellings of a state have in common: letters alone, without case and accents; `&` is `and`. */
export function stateKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');
}
