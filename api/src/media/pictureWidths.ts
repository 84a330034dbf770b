/** The widths, in pixels, that pictures are served in; any other is refused, so that nobody can ask for a million sizes. */
export const PICTURE_WIDTHS = [96, 192, 384, 768] as const;

/** Where a stored picture is kept. */
interface PicturePlace {
  key: string;
  /** The Cloudinary cloud that has it; null: files of ours. */
  cloud: string | null;
}

/** A square of that width. Cloudinary makes each transformation once, so there is one for each width and no other. */
export function pictureUrl({ key, cloud }: PicturePlace, width: number): string {
  if (cloud === null) return `/media/${key}/${width}.webp`;
  return `https://res.cloudinary.com/${cloud}/image/upload/c_fill,f_webp,h_${width},q_80,w_${width}/${key}`;
}

/** For an `<img srcset>`: every width with its descriptor. */
export function pictureSrcSet(place: PicturePlace): string {
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(place, width)} ${width}w`).join(', ');
}
