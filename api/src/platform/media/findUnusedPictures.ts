import { db, type Transaction } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { DEMO_PREFIX } from './pictureVariants.ts';

/** The days for which an import can be undone: the pictures that it replaced are kept meanwhile. */
const KEPT_DAYS = 7;

/** No row refers to the picture, and it is not a rendered picture of the demo catalogue. */
const PICTURE_IS_UNUSED = Prisma.sql`NOT starts_with(picture.key, ${DEMO_PREFIX})
  AND NOT EXISTS (SELECT FROM users WHERE avatar_id = picture.id)
  AND NOT EXISTS (SELECT FROM categories WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM sub_categories WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM product_pictures WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM order_lines WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM settings WHERE picture_id = picture.id)
  AND NOT EXISTS (
    SELECT FROM import_pictures AS kept JOIN catalogue_imports AS import ON import.id = kept.import_id
    WHERE kept.picture_id = picture.id AND import.started_at > now() - ${KEPT_DAYS}::int * interval '1 day'
  )`;

/** Selects the pictures that were stored before a time, in one of the clouds or (null) as files. */
export interface UnusedPictureQuery {
  before: Date;
  clouds: readonly (string | null)[];
  count: number;
}

/** The ids of at most `count` unused pictures, the oldest first. */
export async function findUnusedPictures({ before, clouds, count }: UnusedPictureQuery): Promise<string[]> {
  const names = clouds.filter((cloud) => cloud !== null);
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT picture.id FROM pictures AS picture
    WHERE picture.created_at < ${before}
      AND (picture.cloud = ANY (${names}::text[]) OR picture.cloud IS NULL AND ${clouds.includes(null)})
      AND ${PICTURE_IS_UNUSED}
    ORDER BY picture.created_at LIMIT ${count}`;
  return found.map(({ id }) => id);
}

/** Whether no row refers to a picture. The caller has locked it: a new reference waits for the lock. */
export async function isPictureUnused(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT picture.id FROM pictures AS picture WHERE picture.id = ${id}::uuid AND ${PICTURE_IS_UNUSED}`;
  return found.length > 0;
}
