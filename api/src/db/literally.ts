/** For `contains` and the like: Prisma leaves the signs of LIKE to the database, which can't store NUL or half a character. */
export function literally(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', ' ')
    .replace(/[\\%_]/g, '\\$&');
}
