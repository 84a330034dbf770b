import { cutSquare } from './cutSquare.ts';

/**
 * The whole of a picture as a square, because the shop shows squares and would cut off what is longer: one that is square
 * already as it is, any other on white.
 */
export function squarePicture(file: File, image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === height) return Promise.resolve(file);
  const side = Math.max(width, height);
  return cutSquare(image, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side });
}
