import { drawPicture, type PictureArea } from './drawPicture.ts';

const MAX_WIDTH = 768;

/** Crops a square out of a picture, scaled to at most 768 pixels and never enlarged. */
export async function cropSquare(image: HTMLImageElement, area: PictureArea): Promise<Blob> {
  const side = Math.max(1, Math.min(MAX_WIDTH, Math.round(area.width)));
  return drawPicture(image, area, { width: side, height: side });
}
