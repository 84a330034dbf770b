import { z } from 'zod';
import type { FieldChange } from '../../../platform/audit/audit.schema.ts';
import { diffFields } from '../../../platform/audit/diffFields.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { adminProductConditions, type AdminProductFilter } from '../products/findAdminProducts.ts';
import type { BulkChange } from './bulkChange.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';

const SAMPLE_SIZE = 5;
const REFUSAL_SIZE = 20;

/** The products of a bulk operation: those that are named, or all that a search and a filter of the admin's list select. */
export type BulkSelection = { productIds: readonly string[] } | { search: string; filter: AdminProductFilter };

/** The condition of the selected products, by the alias `product`. Deleted ones are never selected. */
export function bulkSelectionConditions(selection: BulkSelection): Promise<Prisma.Sql> | Prisma.Sql {
  if (!('productIds' in selection)) return adminProductConditions(selection.search, selection.filter);
  return Prisma.sql`product.deleted_at IS NULL AND product.id = ANY (${selection.productIds}::uuid[])`;
}

/** A product before and after a bulk change. */
export interface BulkPreviewProduct {
  id: string;
  name: string;
  changes: FieldChange[];
  /** Why it is refused; null when it is not. */
  reason: string | null;
}

/** What a bulk change would do now. */
export interface BulkPreview {
  matchCount: number;
  unchangedCount: number;
  refusedCount: number;
  samples: BulkPreviewProduct[];
  refused: BulkPreviewProduct[];
}

interface EvaluatedProduct {
  id: string;
  name: string;
  current: unknown;
  target: unknown;
  reason: string | null;
}

/** What a bulk change would do to the products that match now, by one statement. Nothing is changed. */
export async function previewBulkChange(
  viewer: Viewer,
  { selection, change }: { selection: BulkSelection; change: BulkChange },
): Promise<BulkPreview> {
  requirePermission(viewer, 'CATALOGUE');
  const conditions = await bulkSelectionConditions(selection);
  const { current, target, refusal } = bulkChangeSql(change);
  const [row] = await db.$queryRaw<
    (Omit<BulkPreview, 'samples' | 'refused'> & { samples: EvaluatedProduct[]; refused: EvaluatedProduct[] })[]
  >`
    WITH evaluated AS MATERIALIZED (
      SELECT product.id, product.name, state.current, state.target, ${refusal} AS reason
      FROM products AS product CROSS JOIN LATERAL (SELECT ${current} AS current, ${target} AS target) AS state
      WHERE ${conditions}
    ), samples AS (
      SELECT * FROM evaluated WHERE reason IS NULL AND current <> target ORDER BY id DESC LIMIT ${SAMPLE_SIZE}::int
    ), refused AS (
      SELECT * FROM evaluated WHERE reason IS NOT NULL ORDER BY id DESC LIMIT ${REFUSAL_SIZE}::int
    )
    SELECT count(*)::int AS "matchCount",
      count(*) FILTER (WHERE reason IS NULL AND current = target)::int AS "unchangedCount",
      count(*) FILTER (WHERE reason IS NOT NULL)::int AS "refusedCount",
      (SELECT coalesce(json_agg(samples), '[]') FROM samples) AS samples,
      (SELECT coalesce(json_agg(refused), '[]') FROM refused) AS refused
    FROM evaluated`;
  if (!row) throw new Error('An aggregate has one row');
  const format = await valueFormat(change, [...row.samples, ...row.refused]);
  const previewed = ({ id, name, reason, ...values }: EvaluatedProduct): BulkPreviewProduct => ({
    id,
    name,
    reason,
    changes: diffFields(format(values.current), format(values.target)),
  });
  return { ...row, samples: row.samples.map(previewed), refused: row.refused.map(previewed) };
}

const linksShape = z.object({ categoryIds: z.array(z.string()), subCategoryIds: z.array(z.string()) });

/** Turns the values of a change into those that the audit log formats. */
async function valueFormat(
  change: BulkChange,
  products: readonly EvaluatedProduct[],
): Promise<(values: unknown) => unknown> {
  if (change.kind === 'DELETE') return () => ({}); // a deletion changes no value that an admin knows
  if (change.kind === 'DECLARATIONS') return partyFormat(products);
  if (change.kind !== 'CATEGORIES') return (values) => values;
  const links = products.flatMap(({ current, target }) => [linksShape.parse(current), linksShape.parse(target)]);
  const select = { id: true, name: true } as const;
  const [categories, subCategories] = await Promise.all([
    db.category.findMany({ where: { id: { in: links.flatMap(({ categoryIds }) => categoryIds) } }, select }),
    db.subCategory.findMany({ where: { id: { in: links.flatMap(({ subCategoryIds }) => subCategoryIds) } }, select }),
  ]);
  return (values) => {
    const { categoryIds, subCategoryIds } = linksShape.parse(values);
    return {
      categories: categories.filter(({ id }) => categoryIds.includes(id)),
      subCategories: subCategories.filter(({ id }) => subCategoryIds.includes(id)),
    };
  };
}

const PARTY_FIELDS = { manufacturerId: 'manufacturer', packerId: 'packer', importerId: 'importer' } as const;
const partiesShape = z.looseObject({
  manufacturerId: z.string().nullish(),
  packerId: z.string().nullish(),
  importerId: z.string().nullish(),
});

/** Turns the ids of parties into their names. */
async function partyFormat(products: readonly EvaluatedProduct[]): Promise<(values: unknown) => unknown> {
  const states = products.flatMap(({ current, target }) => [partiesShape.parse(current), partiesShape.parse(target)]);
  const ids = states.flatMap((state) => [state.manufacturerId, state.packerId, state.importerId]);
  const asked = [...new Set(ids.filter((id) => id != null))];
  const parties = await db.party.findMany({ where: { id: { in: asked } }, select: { id: true, name: true } });
  const nameOf = new Map(parties.map(({ id, name }) => [id, name]));
  return (values) =>
    Object.fromEntries(
      Object.entries(Object(values) as Record<string, unknown>).map(([name, value]) =>
        name in PARTY_FIELDS
          ? [PARTY_FIELDS[name as keyof typeof PARTY_FIELDS], nameOf.get(String(value)) ?? null] // a key of it
          : [name, value],
      ),
    );
}
