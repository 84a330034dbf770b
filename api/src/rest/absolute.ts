/** An address that works from other origins too. */
export function absolute(url: string, publicUrl: string): string {
  return new URL(url, publicUrl).href;
}
