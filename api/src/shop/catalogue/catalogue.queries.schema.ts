import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { connectionQuery, toNodeConnection } from '../../platform/graphql/connection.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { countCategories } from './countCategories.ts';
import { categoryColumns, readCategories, type CategorySelect } from './listedCategory.ts';
import { CATEGORY_BASE, CATEGORY_CONNECTION, CategoryRef } from './category.schema.ts';
import { filterOf, ProductFilterRef } from './filters/productFilter.schema.ts';
import { ProductSortRef } from './filters/productSort.schema.ts';
import { PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { findProduct, productConnection, productList, searchConnection } from './productConnection.schema.ts';
import { findPopularProducts } from '../recommendations/findPopularProducts.ts';
import { SUB_CATEGORY_BASE, SUB_CATEGORY_CONNECTION, SubCategoryRef } from './subCategory.schema.ts';

const [DEFAULT_POPULAR, MAX_POPULAR] = [10, 20];

const CategoryFilterRef = builder.inputType('CategoryFilter', {
  description: 'Restricts a list of categories. A category must match every given field.',
  fields: (t) => ({
    isOnHomePage: t.boolean({ description: 'Whether the home page shows the category.' }),
    isInFooter: t.boolean({ description: 'Whether the footer links to the category.' }),
  }),
});

builder.queryFields((t) => ({
  categories: t.connection(
    {
      type: CategoryRef,
      description: 'The categories of the shop, oldest first.',
      extensions: PUBLIC_FIELD,
      args: { filter: t.arg({ type: CategoryFilterRef, description: 'Restricts the list.' }) },
      resolve: async (_root, { filter, ...args }, context, info) => {
        const places = {
          ...(filter?.isOnHomePage != null && { isOnHomePage: filter.isOnHomePage }),
          ...(filter?.isInFooter != null && { isInFooter: filter.isInFooter }),
        };
        const query = connectionQuery({ context, info, typeName: 'Category' }, CATEGORY_BASE);
        const page = keysetPage(args, 'id', 'asc');
        const columns = categoryColumns(query.select as CategorySelect); // its type is what the argument has alone
        const rows = columns
          ? await readCategories(args, places, columns)
          : await db.category.findMany({ ...query, ...page, where: { AND: [places, page.where] } });
        return toNodeConnection(rows, args, () => countCategories(context.catalogue, places));
      },
    },
    ...CATEGORY_CONNECTION,
  ),
  subCategories: t.connection(
    {
      type: SubCategoryRef,
      description: 'The sub-categories of the shop, oldest first.',
      extensions: PUBLIC_FIELD,
      resolve: async (_root, args, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'SubCategory' }, SUB_CATEGORY_BASE);
        const rows = await db.subCategory.findMany({ ...query, ...keysetPage(args, 'id', 'asc') });
        return toNodeConnection(rows, args, () => db.subCategory.count());
      },
    },
    ...SUB_CATEGORY_CONNECTION,
  ),
  products: t.connection(
    {
      type: ProductRef,
      description:
        'The products on sale, what is in stock first, newest first; with `search`, those that it names in English, in Hindi or in another language of India, best match first and what is sold out last. Misspelled words are corrected, an amount such as `5 kg` ranks packs of that size first, and the last word may be typed in part.',
      extensions: PUBLIC_FIELD,
      args: {
        search: t.arg.string({ description: 'The search text. Any text is valid; the first 12 words count.' }),
        isSearchCorrected: t.arg.boolean({
          defaultValue: true,
          description: 'Whether misspelled words of the search are corrected; `search` of the list says how.',
        }),
        filter: t.arg({ type: ProductFilterRef, description: 'Restricts the list.' }),
        sort: t.arg({ type: ProductSortRef, defaultValue: 'BEST_MATCH', description: 'The order of the list.' }),
        offset: t.arg.int({ description: 'The number of products to skip, for numbered pages; only with `first`.' }),
      },
      resolve: async (_root, { search, isSearchCorrected, filter, sort, ...args }, context, info) => {
        const field = { context, info };
        const options = { filter: filterOf(filter ?? {}), sort: sort ?? 'BEST_MATCH' };
        if (search == null) return productConnection(options, args, field);
        return searchConnection(search, args, { ...options, isCorrected: isSearchCorrected !== false, field });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
  popularProducts: t.field({
    type: [ProductRef],
    description:
      'The products on sale and in stock that were ordered most in the last 90 days, best first; a shopper with many orders counts less than many shoppers. In a shop with too few orders the products with the largest discounts of its sub-categories follow.',
    extensions: PUBLIC_FIELD,
    args: {
      first: t.arg.int({
        defaultValue: DEFAULT_POPULAR,
        description: `How many, at most ${MAX_POPULAR}.`,
        validate: z.number().int().min(1).max(MAX_POPULAR),
      }),
    },
    resolve: (_root, { first }, context, info) =>
      productList((columns) => findPopularProducts(first ?? DEFAULT_POPULAR, { columns }), { context, info }),
  }),
  category: t.prismaField({
    type: CategoryRef,
    nullable: true,
    description: 'One category; null when there is no such category.',
    extensions: PUBLIC_FIELD,
    args: { id: t.arg.globalID({ for: CategoryRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.category.findUnique({ ...query, where: { id: id.id } }),
  }),
  subCategory: t.prismaField({
    type: SubCategoryRef,
    nullable: true,
    description: 'One sub-category; null when there is no such sub-category.',
    extensions: PUBLIC_FIELD,
    args: { id: t.arg.globalID({ for: SubCategoryRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.subCategory.findUnique({ ...query, where: { id: id.id } }),
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    description: 'One product on sale; null when there is no such product or the shop no longer sells it.',
    extensions: PUBLIC_FIELD,
    args: { id: t.arg.globalID({ for: ProductRef, required: true, description: 'Its public id.' }) },
    resolve: (_root, { id }, context, info) => findProduct(id.id, { context, info }),
  }),
}));
