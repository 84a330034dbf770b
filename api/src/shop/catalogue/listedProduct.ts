import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { PICTURE_COLUMNS } from '../../platform/media/pictureUrl.ts';

/** A product as a list reads it: the columns of `PRODUCT_BASE`, and those that the client selects besides. */
export interface ListedProduct {
  id: string;
  name: string;
  brand: string | null;
  unit: string;
  mrpPaise: number;
  discountPercent: number;
  stock: number;
  maxPerOrder: number | null;
  isPublished: boolean;
  deletedAt: Date | null;
}

/** The first pictures in the order shown, in the form of Prisma's relation. */
function picturesColumn(count: number): Prisma.Sql {
  return Prisma.sql`
    COALESCE((
      SELECT json_agg(shown) FROM (
        SELECT picture FROM (
          SELECT ${PICTURE_COLUMNS} FROM product_pictures link JOIN pictures picture ON picture.id = link.picture_id
          WHERE link.product_id = product.id ORDER BY link.position ${limitTo(count)}
        ) picture
      ) shown
    ), '[]')`;
}

/** The columns that a list can read of the table `products`, under the name `product`, by Prisma's names. */
const COLUMNS = new Map<string, Prisma.Sql>([
  ['id', Prisma.sql`product.id`],
  ['name', Prisma.sql`product.name`],
  ['brand', Prisma.sql`product.brand`],
  ['unit', Prisma.sql`product.unit`],
  ['description', Prisma.sql`product.description`],
  ['details', Prisma.sql`product.details`],
  ['mrpPaise', Prisma.sql`product.mrp_paise`],
  ['discountPercent', Prisma.sql`product.discount_percent`],
  ['stock', Prisma.sql`product.stock`],
  ['packAmount', Prisma.sql`product.pack_amount`],
  ['packBase', Prisma.sql`product.pack_base`],
  ['maxPerOrder', Prisma.sql`product.max_per_order`],
  ['isPublished', Prisma.sql`product.is_published`],
  ['deletedAt', Prisma.sql`product.deleted_at`],
  ['createdAt', Prisma.sql`product.created_at`],
  ['updatedAt', Prisma.sql`product.updated_at`],
]);

/** The categories and the sub-categories of a product with their ids and names, oldest first, in the form of Prisma's relations. */
const GROUPS = {
  categories: Prisma.sql`
    COALESCE((
      SELECT json_agg(json_build_object('category', json_build_object('id', category.id, 'name', category.name)) ORDER BY category.id)
      FROM product_categories link JOIN categories category ON category.id = link.category_id
      WHERE link.product_id = product.id
    ), '[]')`,
  subCategories: Prisma.sql`
    COALESCE((
      SELECT json_agg(json_build_object('subCategory', json_build_object('id', child.id, 'name', child.name)) ORDER BY child.id)
      FROM product_sub_categories link JOIN sub_categories child ON child.id = link.sub_category_id
      WHERE link.product_id = product.id
    ), '[]')`,
};

interface GroupSelect {
  select: Record<string, unknown>;
}

/** What Prisma would select of a product. */
export type ProductSelect = Record<string, unknown> & {
  pictures?: { take: number };
  categories?: { take?: number; select: { category?: GroupSelect } };
  subCategories?: { take?: number; select: { subCategory?: GroupSelect } };
};

/** The columns of a selection, for SELECT; null when a list cannot read one of them. */
export function listedColumns({ pictures, categories, subCategories, ...select }: ProductSelect): Prisma.Sql | null {
  const names = Object.keys(select);
  if (names.some((name) => !COLUMNS.has(name))) return null;
  const selected = new Set(names);
  const columns = [...COLUMNS].filter(([name]) => selected.has(name));
  if (pictures) columns.push(['pictures', picturesColumn(pictures.take)]);
  if (categories) {
    if (!isListedGroup(categories, categories.select.category)) return null;
    columns.push(['categories', GROUPS.categories]);
  }
  if (subCategories) {
    if (!isListedGroup(subCategories, subCategories.select.subCategory)) return null;
    columns.push(['subCategories', GROUPS.subCategories]);
  }
  return Prisma.join(columns.map(([name, column]) => Prisma.sql`${column} AS ${Prisma.raw(`"${name}"`)}`));
}

/** The column of the id alone. */
export const ID_COLUMN = Prisma.sql`product.id`;

function isListedGroup({ take }: { take?: number }, group: GroupSelect | undefined): boolean {
  return (
    take === undefined &&
    group !== undefined &&
    Object.keys(group.select).every((name) => name === 'id' || name === 'name')
  );
}
