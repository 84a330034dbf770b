import { paletteOf, SURFACES, THEME_PRIMARY } from '@kirana/shared/brandColors.ts';
import type { ShopSettings } from '../config/settings/shopSettings.ts';
import type { PngPicture } from './brandPictures.ts';
import { loadSharp } from './loadSharp.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The strip with the logo, a tile, the space between tiles, and the picture in a tile, in pixels. */
const [STRIP, TILE, GAP, RADIUS] = [200, 200, 20, 24];
export const TILE_PICTURE = 192;

interface Screenshot {
  size: Size;
  brand: ShopSettings['brand'];
  logo: PngPicture;
  /** Null for a picture that can't be read. */
  tiles: readonly ((Size & { data: Buffer }) | null)[];
}

/** The left upper corners of the tiles of a screenshot. */
export function tilePlaces({ width, height }: Size): { left: number; top: number }[] {
  const columns = Math.floor((width - GAP) / (TILE + GAP));
  const rows = Math.floor((height - STRIP - GAP) / (TILE + GAP));
  const margin = (width - columns * (TILE + GAP) + GAP) / 2;
  return Array.from({ length: columns * rows }, (_, place) => ({
    left: margin + (place % columns) * (TILE + GAP),
    top: STRIP + 2 * GAP + Math.floor(place / columns) * (TILE + GAP),
  }));
}

/** Draws the shop without texts: its logo on a strip in its colour, above tiles with pictures. */
export async function drawScreenshot({ size, brand, logo, tiles }: Screenshot): Promise<PngPicture> {
  const sharp = await loadSharp();
  const { light } = brand.primaryColor ?? THEME_PRIMARY;
  const places = tilePlaces(size).slice(0, tiles.length);
  const logoPlace = { left: Math.floor((size.width - logo.width) / 2), top: Math.floor((STRIP - logo.height) / 2) };
  const cards = places.map(
    ({ left, top }) => `<rect x="${left}" y="${top}" width="${TILE}" height="${TILE}" rx="${RADIUS}" fill="#fff"/>`,
  );
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${SURFACES.light}"/>
<rect width="100%" height="${STRIP}" fill="${paletteOf(light, 'light').emphasized}"/>
<rect x="${logoPlace.left - GAP}" y="${logoPlace.top - GAP}" width="${logo.width + 2 * GAP}" height="${logo.height + 2 * GAP}" rx="${RADIUS}" fill="#fff"/>
${cards.join('')}</svg>`;
  const pictures = places.flatMap(({ left, top }, place) => {
    const picture = tiles[place];
    if (!picture) return [];
    const middleOf = (side: number) => Math.floor((TILE - side) / 2);
    return [{ input: picture.data, left: left + middleOf(picture.width), top: top + middleOf(picture.height) }];
  });
  const data = await sharp(Buffer.from(ground))
    .composite([{ input: logo.data, ...logoPlace }, ...pictures])
    .png()
    .toBuffer();
  return { data, ...size };
}
