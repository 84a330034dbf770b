import { db, type Transaction } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { DEMO_PREFIX } from './pictureStore.ts';

/** Nothing refers to the picture, and it is none that the demo draws. */
const IS_UNUSED = Prisma.sql`NOT starts_with(picture.key, ${DEMO_PREFIX})
  AND NOT EXISTS (SELECT FROM users WHERE avatar_id = picture.id)
  AND NOT EXISTS (SELECT FROM categories WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM sub_categories WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM product_pictures WHERE file_id = picture.id)
  AND NOT EXISTS (SELECT FROM order_lines WHERE picture_id = picture.id)`;

/** Which pictures to look at: those stored before a moment, in one of the clouds or (null) in files of ours. */
export interface OldPictures {
  before: Date;
  clouds: readonly (string | null)[];
  count: number;
}

/** The ids of so many old pictures that nothing refers to, oldest first. */
export async function oldUnusedPictures({ before, clouds, count }: OldPictures): Promise<string[]> {
  const names = clouds.filter((cloud) => cloud !== null);
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT picture.id FROM media_files AS picture
    WHERE picture.created_at < ${before}
      AND (picture.cloud = ANY (${names}::text[]) OR picture.cloud IS NULL AND ${clouds.includes(null)})
      AND ${IS_UNUSED}
    ORDER BY picture.created_at LIMIT ${count}`;
  return found.map(({ id }) => id);
}

/** Whether nothing refers to a picture now. Ask about a locked one: a new reference has to wait for the lock. */
export async function isUnused(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT picture.id FROM media_files AS picture WHERE picture.id = ${id}::uuid AND ${IS_UNUSED}`;
  return found.length > 0;
}
