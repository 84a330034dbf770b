import { PAGE_HANDLES, type PageHandle } from '@kirana/shared/pages.ts';
import type { Fingerprint } from '../../platform/core/caller.ts';
import { readSignedText, signText } from '../../platform/core/signedText.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma, type PageVersion } from '../../platform/db/generated/client.ts';
import { samplePage } from './samplePages.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

/** A text that a page has or had. */
export interface PageText extends Pick<PageVersion, 'handle' | 'body' | 'publishedAt'> {
  /** Null for the sample text. */
  number: number | null;
}

/** The page with a handle as addresses have it, `terms`; null for any other text. */
export function readPageHandle(text: string): PageHandle | null {
  return PAGE_HANDLES.find((handle) => handle.toLowerCase() === text) ?? null;
}

/** The path of a page. */
export function pagePath(handle: PageHandle): string {
  return `/pages/${handle.toLowerCase()}`;
}

/**
 * The text of a page: the last published one, or the sample as long as there is none; with a number that version, null when it is not
 * published.
 */
export async function findPage(
  handle: PageHandle,
  number: number | null,
  shop: ShopSettings,
): Promise<PageText | null> {
  const version = await db.pageVersion.findFirst({
    where: { handle, publishedAt: { not: null }, ...(number !== null && { number }) },
    orderBy: { number: 'desc' },
  });
  return version ?? (number === null ? sampleText(handle, shop) : null);
}

/** Whether a page has this text now. */
export async function isCurrentText({ handle, number, publishedAt }: PageText): Promise<boolean> {
  if (number === null) return true;
  if (publishedAt === null) return false;
  return (await db.pageVersion.count({ where: { handle, publishedAt: { not: null }, number: { gt: number } } })) === 0;
}

/** The text that a page has before its owner publishes one. */
export function sampleText(handle: PageHandle, shop: ShopSettings): PageText {
  return { handle, number: null, body: samplePage(handle, shop), publishedAt: null };
}

const PREVIEW = 'page preview';
/** How long a preview's link is valid. */
const PREVIEW_MS = 7 * DAY_MS;

/** The path of a draft for those who have no account; it is valid for a week. */
export function previewPath(draftId: string, fingerprint: Fingerprint, now: Date): string {
  return `/preview/${signText(`${draftId}.${now.getTime() + PREVIEW_MS}`, PREVIEW, fingerprint)}`;
}

/** The draft that a preview's link shows; null once it is published or the link has expired. */
export async function findPreview(token: string, fingerprint: Fingerprint, now: Date): Promise<PageText | null> {
  const [id = '', expiry = ''] = readSignedText(token, PREVIEW, fingerprint)?.split('.') ?? [];
  if (!(Number(expiry) > now.getTime())) return null;
  return db.pageVersion.findUnique({ where: { id, publishedAt: null } });
}

/** The versions of the pages that an order is placed under, by their columns in `orders`; a page that shows its sample has none. */
export type OrderPages = Partial<Record<'terms_version_id' | 'returns_version_id' | 'delivery_version_id', string>>;

/** A subquery for the versions that are in force, as JSON. */
export const ORDER_PAGES_SQL = Prisma.sql`(
  SELECT coalesce(json_object_agg(lower(handle::text) || '_version_id', id), '{}') FROM (
    SELECT DISTINCT ON (handle) handle, id FROM page_versions
    WHERE published_at IS NOT NULL AND handle IN ('TERMS', 'RETURNS', 'DELIVERY') ORDER BY handle, number DESC
  ) AS in_force)`;
