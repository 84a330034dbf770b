/** The absolute form of a URL, for clients of other origins. */
export function absoluteUrl(url: string, publicUrl: string): string {
  return new URL(url, publicUrl).href;
}
