import { Prisma } from '../db/generated/client.ts';

/** A product as a list reads it: the columns of `PRODUCT_BASE`, and those that the client selects besides. */
export interface ListedProduct {
  id: string;
  name: string;
  brand: string | null;
  unit: string;
  mrpPaise: number;
  discountPercent: number;
  stock: number;
  isPublished: boolean;
  deletedAt: Date | null;
}

/** The first pictures in the order shown, in the form of Prisma's relation. */
function picturesColumn(count: number): Prisma.Sql {
  return Prisma.sql`
    COALESCE((
      SELECT json_agg(json_build_object('picture', shown)) FROM (
        SELECT json_build_object(
          'id', picture.id, 'key', picture.key, 'cloud', picture.cloud, 'width', picture.width, 'height', picture.height,
          'dominantColor', picture.dominant_color, 'alt', picture.alt) AS shown
        FROM product_pictures link JOIN pictures picture ON picture.id = link.picture_id
        WHERE link.product_id = product.id ORDER BY link.position LIMIT ${count}::int
      ) pictures
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
  ['isPublished', Prisma.sql`product.is_published`],
  ['deletedAt', Prisma.sql`product.deleted_at`],
  ['createdAt', Prisma.sql`product.created_at`],
  ['updatedAt', Prisma.sql`product.updated_at`],
]);

/** What Prisma would select of a product. */
export type ProductSelect = Record<string, unknown> & { pictures?: { take: number } };

/** The columns of a selection, for SELECT; null when a list cannot read one of them. */
export function listedColumns({ pictures, ...select }: ProductSelect): Prisma.Sql | null {
  const names = Object.keys(select);
  if (names.some((name) => !COLUMNS.has(name))) return null;
  const selected = new Set(names);
  const columns = [...COLUMNS].filter(([name]) => selected.has(name));
  if (pictures) columns.push(['pictures', picturesColumn(pictures.take)]);
  return Prisma.join(columns.map(([name, column]) => Prisma.sql`${column} AS ${Prisma.raw(`"${name}"`)}`));
}

/** The column of the id alone. */
export const ID_COLUMN = Prisma.sql`product.id`;
