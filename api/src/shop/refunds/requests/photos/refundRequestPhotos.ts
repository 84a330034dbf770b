import { typeid } from 'typeid-js';
import type { Throttle } from '../../../../platform/limits/throttle.ts';
import type { Viewer } from '../../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../../platform/db/client.ts';
import { decodeUpload } from '../../../../platform/media/preparePicture.ts';
import type { PictureUpload } from '../../../../platform/media/receivePicture.ts';
import { MAX_UNUSED_PHOTOS, RefundRequestPhotoNotFoundError } from '../refundRequests.ts';

/**
 * Stores a photo for a refund request of the viewer: re-encoded and without metadata, such as the place of a photo. The bytes are in the
 * database, because files of pictures are public. A photo beyond the limit replaces the oldest that no request uses.
 * @throws InvalidPictureError, TooManyAttemptsError
 */
export async function uploadRefundRequestPhoto(
  { userId }: Viewer,
  upload: Promise<PictureUpload>,
  { throttle }: { throttle: Throttle },
): Promise<{ photoId: string }> {
  await throttle.consume('uploadPerAccount', userId);
  const { webp, width, height, dominantColor } = await decodeUpload(upload, { ownerId: userId });
  const id = typeid().toUUID();
  await db.$transaction(async (tx) => {
    await tx.refundRequestPhoto.create({
      data: { id, ownerId: userId, webp: new Uint8Array(webp), width, height, dominantColor },
      select: { id: true },
    });
    await tx.$executeRaw`
      DELETE FROM refund_request_photos WHERE id IN (
        SELECT id FROM refund_request_photos WHERE owner_id = ${userId}::uuid AND refund_request_id IS NULL
        ORDER BY id DESC OFFSET ${MAX_UNUSED_PHOTOS}::int
      ) AND refund_request_id IS NULL`;
  });
  return { photoId: id };
}

/**
 * Gives a new request photos of its shopper that no other request uses.
 * @throws RefundRequestPhotoNotFoundError when there are no such photos, or one is named twice
 */
export async function attachPhotos(
  tx: Transaction,
  { refundRequestId, ownerId, photoIds }: { refundRequestId: string; ownerId: string; photoIds: readonly string[] },
): Promise<void> {
  if (photoIds.length === 0) return;
  const attached = await tx.$executeRaw`
    UPDATE refund_request_photos photo SET refund_request_id = ${refundRequestId}::uuid, position = chosen.place - 1
    FROM unnest(${[...photoIds]}::uuid[]) WITH ORDINALITY AS chosen (photo_id, place)
    WHERE photo.id = chosen.photo_id AND photo.owner_id = ${ownerId}::uuid AND photo.refund_request_id IS NULL`;
  if (attached !== photoIds.length) throw new RefundRequestPhotoNotFoundError();
}
