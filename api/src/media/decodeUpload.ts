import { limitConcurrency } from './limitConcurrency.ts';
import { preparePicture, type PreparedPicture } from './preparePicture.ts';
import { receivePicture, type PictureUpload } from './receivePicture.ts';

const MAX_CONCURRENT_DECODES = 1; // decoding a hostile picture takes some hundred megabytes
const limited = limitConcurrency(MAX_CONCURRENT_DECODES);

/** Receives an upload and encodes it as a picture that is safe to store and to serve. @throws InvalidPictureError */
export async function decodeUpload(upload: Promise<PictureUpload>): Promise<PreparedPicture> {
  const received = await receivePicture(upload);
  return limited(async () => preparePicture(await received.read(), received.maxPixels));
}
