/** The widths, in pixels, that pictures are served in; any other is refused, so that nobody can ask for a million sizes. */
export const PICTURE_WIDTHS = [96, 192, 384, 768] as const;

export function pictureUrl(key: string, width: number): string {
  return `/media/${key}/${width}.webp`;
}

/** For an `<img srcset>`: every width with its descriptor. */
export function pictureSrcSet(key: string): string {
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ');
}
