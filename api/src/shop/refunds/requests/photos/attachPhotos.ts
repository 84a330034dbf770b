import type { Transaction } from '../../../../platform/db/client.ts';
import { RefundRequestPhotoNotFoundError } from '../refundRequestErrors.ts';

/** Photos for a request, in their order. */
interface AttachedPhotos {
  refundRequestId: string;
  ownerId: string;
  photoIds: readonly string[];
}

/**
 * Gives a new request photos of its shopper that no other request uses.
 * @throws RefundRequestPhotoNotFoundError when there are no such photos, or one is named twice
 */
export async function attachPhotos(
  tx: Transaction,
  { refundRequestId, ownerId, photoIds }: AttachedPhotos,
): Promise<void> {
  if (photoIds.length === 0) return;
  const attached = await tx.$executeRaw`
    UPDATE refund_request_photos photo SET refund_request_id = ${refundRequestId}::uuid, position = chosen.place - 1
    FROM unnest(${[...photoIds]}::uuid[]) WITH ORDINALITY AS chosen (photo_id, place)
    WHERE photo.id = chosen.photo_id AND photo.owner_id = ${ownerId}::uuid AND photo.refund_request_id IS NULL`;
  if (attached !== photoIds.length) throw new RefundRequestPhotoNotFoundError();
}
