const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * A URL whose path can be decoded: a broken escape, such as the end of a link that a messenger has cut, stands for itself. The path is then one
 * that no route knows, instead of one that the router refuses. The query is unchanged, because its parser accepts all.
 */
export function escapeBrokenPath(url: string): string {
  if (!url.includes('%')) return url;
  const queryAt = url.search(/[?#]/);
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  return (
    path.replace(ESCAPES, (escape) => (isText(escape) ? escape : escape.replaceAll('%', '%25'))) +
    url.slice(path.length)
  );
}

/** Whether escapes are UTF-8 without the character NUL, which neither files nor the database have. */
function isText(escapes: string): boolean {
  try {
    return !decodeURIComponent(escapes).includes('\0');
  } catch {
    return false;
  }
}
