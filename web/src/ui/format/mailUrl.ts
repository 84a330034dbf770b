/** The URL that writes a mail, with what an address may have that a URL has otherwise, such as `&` and `?` (RFC 6068). */
export function mailUrl(email: string, subject?: string): string {
  const url = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
  return subject === undefined ? url : `${url}?subject=${encodeURIComponent(subject)}`;
}
