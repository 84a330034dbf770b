/** The widths, in pixels, that pictures are served in; any other is refused, so that nobody can ask for a million sizes. */
export const PICTURE_WIDTHS = [96, 192, 384, 768] as const;

/** Where a stored picture is kept. */
export interface PicturePlace {
  key: string;
  /** The Cloudinary cloud that has it; null: files of ours. */
  cloud: string | null;
}

/** A square of that width. Cloudinary makes each transformation once, so there is one for each width and no other. */
export function pictureUrl({ key, cloud }: PicturePlace, width: number): string {
  if (cloud === null) return `/media/${key}/${width}.webp`;
  return `https://res.cloudinary.com/${cloud}/image/upload/c_fill,f_webp,h_${width},q_80,w_${width}/${key}`;
}

const OURS = /^\/media\/([a-z0-9-]{1,100})\/\d{1,4}\.webp$/;
const AT_CLOUDINARY =
  /^https:\/\/res\.cloudinary\.com\/([\w-]{1,100})\/image\/upload\/(?:[\w,]{1,100}\/)?([a-z0-9-]{1,100})$/;

/** Where the picture of an address is kept that `pictureUrl` made, of any width; null for every other address. */
export function readPictureUrl(address: string): PicturePlace | null {
  const ours = OURS.exec(address)?.[1];
  if (ours) return { key: ours, cloud: null };
  const [, cloud, key] = AT_CLOUDINARY.exec(address) ?? [];
  return cloud && key ? { key, cloud } : null;
}

/** For an `<img srcset>`: every width with its descriptor. */
export function pictureSrcSet(place: PicturePlace): string {
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(place, width)} ${width}w`).join(', ');
}
