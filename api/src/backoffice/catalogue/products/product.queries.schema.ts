import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { connectionQuery, toConnection } from '../../../platform/graphql/connection.ts';
import { formerNameOf, replacedBy } from '../../../platform/graphql/replacedBy.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { joinById } from '../../../shop/catalogue/joinById.ts';
import { PRODUCT_BASE } from '../../../shop/catalogue/listedColumns.ts';
import { PRODUCT_CONNECTION, ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { findAdminProducts } from './findAdminProducts.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';

/** The filter of the admin's list, as input. */
export const AdminProductFilterRef = builder.inputType('AdminProductFilter', {
  description: 'A product matches all fields.',
  fields: (t) => ({
    categoryId: t.globalID({ for: CategoryRef, description: 'In this category.' }),
    subCategoryId: t.globalID({ for: SubCategoryRef, description: 'In this sub-category.' }),
    isLowOnStock: t.boolean({ description: 'At or below the threshold, or 0; false: above it.' }),
    isOutOfStock: t.boolean({ description: 'Stock 0; false: above 0.' }),
    availableForSale: t.boolean({ description: 'Available for sale; false: hidden.' }),
    isHidden: t.boolean({ description: 'Hidden from shoppers.', deprecationReason: replacedBy('`availableForSale`') }),
    hasNoPicture: t.boolean({ description: 'Without a picture; false: with one.' }),
    isMissingDeclarations: t.boolean({ description: 'With `missingDeclarations`; false: without any.' }),
  }),
});

/** The filter with the ids of rows. */
export function adminProductFilterOf(input: typeof AdminProductFilterRef.$inferInput | null | undefined) {
  const { categoryId, subCategoryId, ...flags } = input ?? {};
  return { ...flags, categoryId: categoryId?.id, subCategoryId: subCategoryId?.id };
}

const AdminProductSortRef = builder.enumType('AdminProductSort', {
  description: 'An order of products; equal values are ordered by age.',
  values: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    NAME_ASC: { description: 'A to Z.' },
    NAME_DESC: { description: 'Z to A.' },
    SKU_ASC: { description: 'A to Z.' },
    SKU_DESC: { description: 'Z to A.' },
    PRICE_ASC: { description: 'Lowest first.' },
    PRICE_DESC: { description: 'Highest first.' },
    STOCK_ASC: { description: 'Lowest first.' },
    STOCK_DESC: { description: 'Highest first.' },
    RECENTLY_UPDATED: { description: 'Latest edit first; orders are no edits.' },
    LEAST_RECENTLY_UPDATED: { description: 'Earliest edit first.' },
    NAME: formerNameOf('NAME_ASC'),
    NAME_DESCENDING: formerNameOf('NAME_DESC'),
    SKU: formerNameOf('SKU_ASC'),
    SKU_DESCENDING: formerNameOf('SKU_DESC'),
    PRICE_LOW: formerNameOf('PRICE_ASC'),
    PRICE_HIGH: formerNameOf('PRICE_DESC'),
    STOCK_LOW: formerNameOf('STOCK_ASC'),
    STOCK_HIGH: formerNameOf('STOCK_DESC'),
  },
});

builder.queryFields((t) => ({
  adminProducts: t.connection(
    {
      type: ProductRef,
      nullable: true,
      description: 'All products, also hidden ones. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      args: {
        search: t.arg.string({
          description: 'A text as of `products`, all of whose words count, an SKU or its beginning, or a barcode.',
        }),
        filter: t.arg({ type: AdminProductFilterRef, description: 'The filter.' }),
        sort: t.arg({ type: AdminProductSortRef, description: 'Newest first when left out.' }),
        offset: t.arg.int({ description: 'Products to skip; only with `first`.' }),
      },
      resolve: async (_root, { search, filter, sort, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'Product' }, PRODUCT_BASE);
        const { hits, totalCount } = await findAdminProducts(
          requireViewer(context.authentication),
          { search: search ?? '', filter: adminProductFilterOf(filter), sort: sort ?? 'NEWEST' },
          args,
        );
        const products = await db.product.findMany({ ...query, where: { id: { in: hits.map(({ id }) => id) } } });
        return toConnection(joinById(hits, products), args, {
          keysOf: ({ hit: { value, id } }) => (value === null ? [id] : [value, id]),
          nodeOf: ({ row }) => row,
          totalCount: () => totalCount,
        });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
  adminProduct: t.prismaField({
    type: ProductRef,
    nullable: true,
    description:
      'One product, also a hidden one; null for an unknown or deleted one. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: ProductRef, required: true, description: 'Its id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CATALOGUE');
      return db.product.findUnique({ ...query, where: { id: id.id, deletedAt: null } });
    },
  }),
}));

/** The options of a field that only admins may read. It is nullable, so that a refused one leaves the product readable. */
const forAdmins = (description: string) => ({
  ...({ nullable: true, authScopes: { catalogue: true } } as const),
  description: `${description} Needs the permission \`CATALOGUE\`.`,
});

builder.prismaObjectFields(ProductRef, (t) => ({
  sku: t.exposeString('sku', forAdmins('The stock keeping unit.')),
  barcode: t.exposeString('barcode', forAdmins('What a scanner reads from the pack, if known.')),
  lowStockThreshold: t.exposeInt('lowStockThreshold', forAdmins('The stock at or below which it is low.')),
  gstPercent: t.exposeInt('gstPercent', forAdmins('The goods and services tax that the price contains.')),
  hsnCode: t.exposeString('hsnCode', forAdmins('The tariff code, if known.')),
  isLowOnStock: t.boolean({
    ...forAdmins('Whether the stock is at or below the threshold.'),
    select: { stock: true, lowStockThreshold: true },
    resolve: ({ stock, lowStockThreshold }) => stock <= lowStockThreshold,
  }),
  version: t.exposeInt('version', forAdmins('Rises with each edit; for `productUpdate`.')),
}));
