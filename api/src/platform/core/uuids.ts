/** The nil UUID (RFC 9562), which no row has: a `where` with it finds no row, such as for an anonymous visitor. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** The lower bound of every uuid v7 of that time and later. */
export function firstIdSince(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
