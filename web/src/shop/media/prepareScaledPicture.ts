import { decodePicture } from './decodePicture.ts';
import { drawPicture } from './drawPicture.ts';
import { preparedPicture, type PreparedPicture } from './preparedPicture.ts';

/** The server stores no larger ones. */
const MAX_SIDE = 1536;

/**
 * Decodes a chosen file and scales it down, so that the photo of a phone uploads within seconds. @throws when the browser cannot decode
 * the file as a picture
 */
export async function prepareScaledPicture(file: File): Promise<PreparedPicture> {
  const { image, close } = await decodePicture(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    return preparedPicture(await drawPicture(image, { x: 0, y: 0, width, height }, size));
  } finally {
    close();
  }
}
