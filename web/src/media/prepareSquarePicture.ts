import { cropSquare } from './cropSquare.ts';
import { decodePicture } from './decodePicture.ts';
import { preparedPicture, type PreparedPicture } from './preparedPicture.ts';

/** Decodes a chosen file and pads it to a square. @throws when the browser cannot decode the file as a picture */
export async function prepareSquarePicture(file: File): Promise<PreparedPicture> {
  const opened = await decodePicture(file);
  try {
    return preparedPicture(await padToSquare(file, opened.image));
  } finally {
    opened.close();
  }
}

/**
 * Pads a picture with white to a square, because the shop shows squares and would crop the longer side. A square picture is
 * returned unchanged.
 */
function padToSquare(file: File, image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === height) return Promise.resolve(file);
  const side = Math.max(width, height);
  return cropSquare(image, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side });
}
