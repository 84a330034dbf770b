/** Escapes a text for `contains` and the like. Prisma passes LIKE's wildcards on to PostgreSQL, which rejects NUL and lone surrogates. */
export function escapeLike(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', ' ')
    .replace(/[\\%_]/g, '\\$&');
}
