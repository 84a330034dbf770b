/** The nil UUID (RFC 9562), which no row has: a `where` with it finds no row, such as for an anonymous visitor. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';
