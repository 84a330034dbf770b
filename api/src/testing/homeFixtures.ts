import { db } from '../platform/db/client.ts';

const KINDS = ['ORDER_AGAIN', 'BUILT_IN_BANNER', 'CATEGORY_TILES', 'CATEGORY_ROWS'] as const;

/** The first version of the home page, as the migration writes it. */
export async function makeHome(): Promise<{ firstId: string }> {
  const sections = { create: KINDS.map((kind, place) => ({ kind, position: place + 1 })) };
  const data = { number: 1, publishesAt: new Date('2026-01-01T00:00:00+05:30'), sections };
  return { firstId: (await db.homeVersion.create({ data, select: { id: true } })).id };
}
