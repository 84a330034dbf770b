/**
 * The parameters in the fragment of a mailed link, which browsers do not send, so that no log and no Referer contains its token.
 * Links of the previous release had the token in the query.
 */
export function linkParams({ hash, search }: { hash: string; search: string }): URLSearchParams {
  return new URLSearchParams(hash === '' ? search : hash.slice(1));
}
