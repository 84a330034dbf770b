import { createFairQueue } from '../core/fairQueue.ts';
import { preparePicture, type PictureShape, type PreparedPicture } from './preparePicture.ts';
import { receivePicture, type PictureUpload } from './receivePicture.ts';

/** One at a time: decoding a hostile picture takes some hundred megabytes, and some seconds. */
const queue = createFairQueue({ running: 1, waitingOfKey: 10, waiting: 50 });

interface UploadOptions extends PictureShape {
  ownerId: string | null;
}

/**
 * Receives an upload and encodes it as a picture that is safe to store and to serve. The owners of uploads take turns.
 * @throws InvalidPictureError, QueueFullError
 */
export async function decodeUpload(
  upload: Promise<PictureUpload>,
  { ownerId, isCropped }: UploadOptions,
): Promise<PreparedPicture> {
  const received = await receivePicture(upload);
  return queue(ownerId ?? '', async () => preparePicture(await received.read(), { isCropped }));
}
