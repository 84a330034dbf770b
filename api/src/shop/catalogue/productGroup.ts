import { Prisma } from '../../platform/db/generated/client.ts';

/** What products belong to. */
export type ProductGroup = 'Category' | 'SubCategory';

/** The tables that link products to their groups. */
export const GROUP_LINKS = {
  Category: { table: Prisma.sql`product_categories`, column: Prisma.sql`category_id` },
  SubCategory: { table: Prisma.sql`product_sub_categories`, column: Prisma.sql`sub_category_id` },
} as const;
