/** The mailto URL of an address, whose URL-reserved characters such as `&` and `?` are encoded (RFC 6068). */
export function mailUrl(email: string, subject?: string): string {
  const url = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
  return subject === undefined ? url : `${url}?subject=${encodeURIComponent(subject)}`;
}
