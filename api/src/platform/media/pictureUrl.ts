import { Prisma } from '../db/generated/client.ts';

/** The served widths in pixels. Other widths are refused, which limits the number of resized pictures. */
export const PICTURE_WIDTHS = [96, 192, 384, 768] as const;

/** The width in pixels of pictures that are as wide as the page; none is stored larger. */
export const PAGE_WIDTH = 1536;

/** The width and height of the JPEG for previews of links. */
export const PREVIEW_SIDE = 1200;

/** The location of a stored picture. */
export interface PictureLocation {
  key: string;
  /** The Cloudinary cloud; null for pictures that the shop serves itself. */
  cloud: string | null;
}

/**
 * The URL of the whole picture on a white square of that width, whose format depends on what the client accepts. Cloudinary stores each
 * transformation, so there is exactly one for each width.
 */
export function pictureUrl({ key, cloud }: PictureLocation, width: number): string {
  if (cloud === null) return `/media/${key}/${width}.webp`;
  return `https://res.cloudinary.com/${cloud}/image/upload/b_white,c_pad,f_auto,h_${width},q_80,w_${width}/${key}`;
}

/** The URL of the whole picture on a white square as JPEG, for previews of links: some clients show no WebP, and none chooses a format. */
export function previewUrl({ key, cloud }: PictureLocation): string {
  if (cloud === null) return `/media/${key}/${PREVIEW_SIDE}.jpg`;
  return `https://res.cloudinary.com/${cloud}/image/upload/b_white,c_pad,f_jpg,h_${PREVIEW_SIDE},q_60,w_${PREVIEW_SIDE}/${key}`;
}

/** The URL of a whole picture at Cloudinary as PNG, at most that large. */
export function cloudinaryPngUrl({ key, cloud }: { key: string; cloud: string }, width: number, height: number) {
  return `https://res.cloudinary.com/${cloud}/image/upload/c_limit,f_png,h_${height},w_${width}/${key}`;
}

const LOCAL = /^\/media\/([a-z0-9-]{1,100})\/\d{1,4}\.(?:webp|jpg)$/;
const AT_CLOUDINARY =
  /^https:\/\/res\.cloudinary\.com\/([\w-]{1,100})\/image\/upload\/(?:[\w,]{1,100}\/)?([a-z0-9-]{1,100})$/;

/** The location of the picture of a URL that `pictureUrl` or `previewUrl` made, of any width; null for every other URL. */
export function parsePictureUrl(url: string): PictureLocation | null {
  const localKey = LOCAL.exec(url)?.[1];
  if (localKey) return { key: localKey, cloud: null };
  const [, cloud, key] = AT_CLOUDINARY.exec(url) ?? [];
  return cloud && key ? { key, cloud } : null;
}

/** The value of an `<img srcset>`: every width with its descriptor. */
export function pictureSrcSet(location: PictureLocation, widths: readonly number[] = PICTURE_WIDTHS): string {
  return widths.map((width) => `${pictureUrl(location, width)} ${width}w`).join(', ');
}

/** The columns of `PICTURE_BASE` of the table `pictures`, under the name `picture`, by Prisma's names. */
export const PICTURE_COLUMNS = Prisma.sql`
  picture.id, picture.key, picture.cloud, picture.width, picture.height, picture.dominant_color AS "dominantColor", picture.alt`;
