import { cropSquare } from './cropSquare.ts';
import { decodePicture } from './decodePicture.ts';
import { preparedPicture, type PreparedPicture } from './preparedPicture.ts';
import { acceptedPictureTypes } from './validatePictureFile.ts';

/** Decodes a chosen file and pads it to a square. @throws when the browser cannot decode the file as a picture */
export async function prepareSquarePicture(file: File): Promise<PreparedPicture> {
  const opened = await decodePicture(file);
  try {
    return preparedPicture(await padToSquare(file, opened.image));
  } finally {
    opened.close();
  }
}

/** The server takes no larger ones. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Pads a picture with white to a square, as the shop shows it. A square picture that the server takes is returned unchanged. */
function padToSquare(file: File, image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const isTaken = acceptedPictureTypes.includes(file.type) && file.size <= MAX_BYTES;
  if (width === height && isTaken) return Promise.resolve(file);
  const side = Math.max(width, height);
  return cropSquare(image, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side });
}
