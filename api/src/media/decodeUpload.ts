import { createFairQueue } from '../core/fairQueue.ts';
import { preparePicture, type PreparedPicture } from './preparePicture.ts';
import { receivePicture, type PictureUpload } from './receivePicture.ts';

/** One at a time: decoding a hostile picture takes some hundred megabytes, and some seconds. */
const queue = createFairQueue({ running: 1, waitingOfKey: 10, waiting: 50 });

/**
 * Receives an upload and encodes it as a picture that is safe to store and to serve. The owners of uploads take turns.
 * @throws InvalidPictureError, QueueFullError
 */
export async function decodeUpload(
  upload: Promise<PictureUpload>,
  { ownerId }: { ownerId: string | null },
): Promise<PreparedPicture> {
  const received = await receivePicture(upload);
  return queue(ownerId ?? '', async () => preparePicture(await received.read(), received.maxPixels));
}
