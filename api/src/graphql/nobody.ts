/** The nil UUID (RFC 9562): owns nothing, so a `where` with it finds nothing for an anonymous visitor. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
