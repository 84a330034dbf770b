import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { connectionQuery, toNodeConnection } from '../../platform/graphql/connection.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { countCategories, readCategories } from './categoryList.ts';
import { listAtHandle } from './collections/collections.ts';
import { columnsOf, type ListSelect } from './listedColumns.ts';
import {
  CATEGORY_BASE,
  CATEGORY_CONNECTION,
  CategoryRef,
  SUB_CATEGORY_CONNECTION,
  SubCategoryRef,
} from './category.schema.ts';
import { filterOf, ProductFilterRef, ProductSortRef } from './filters/productFilter.schema.ts';
import { PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { findProduct, productConnection, productList, searchConnection } from './productConnection.schema.ts';
import { findPopularProducts } from '../recommendations/findPopularProducts.ts';

const [DEFAULT_POPULAR, MAX_POPULAR] = [10, 20];

const CategoryFilterRef = builder.inputType('CategoryFilter', {
  description: 'A category must match every given field.',
  fields: (t) => ({
    isOnHomePage: t.boolean({ description: 'Shown on the home page.' }),
    isInFooter: t.boolean({ description: 'Linked from the footer.' }),
  }),
});

builder.queryFields((t) => ({
  categories: t.connection(
    {
      type: CategoryRef,
      description: 'The categories of the shop, oldest first.',
      extensions: PUBLIC_FIELD,
      args: { filter: t.arg({ type: CategoryFilterRef, description: 'The filter.' }) },
      resolve: async (_root, { filter, ...args }, context, info) => {
        const places = {
          ...(filter?.isOnHomePage != null && { isOnHomePage: filter.isOnHomePage }),
          ...(filter?.isInFooter != null && { isInFooter: filter.isInFooter }),
        };
        const query = connectionQuery({ context, info, typeName: 'Category' }, CATEGORY_BASE);
        const page = keysetPage(args, 'id', 'asc');
        const columns = columnsOf('category', query.select as ListSelect); // its type is what the argument has alone
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
        const query = connectionQuery({ context, info, typeName: 'SubCategory' }, CATEGORY_BASE);
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
        'The products available for sale, by default in stock first, then newest first; with `search`, the matches in English, Hindi or another language of India, best first.',
      extensions: PUBLIC_FIELD,
      args: {
        search: t.arg.string({
          description: 'Any text, whose last word may be typed in part; the first 12 words count.',
        }),
        isSearchCorrected: t.arg.boolean({
          defaultValue: true,
          description: 'Whether misspelled words are corrected; see `ProductConnection.search`.',
        }),
        filter: t.arg({ type: ProductFilterRef, description: 'The filter.' }),
        sort: t.arg({ type: ProductSortRef, defaultValue: 'BEST_MATCH', description: 'The order.' }),
        offset: t.arg.int({ description: 'The products to skip; only with `first`.' }),
      },
      resolve: async (_root, { search, isSearchCorrected, filter, sort, ...args }, context, info) => {
        const field = { context, info };
        const handle = filter?.collectionHandle;
        const asked = { filter: filterOf(filter ?? {}), sort: sort ?? 'BEST_MATCH' };
        const list = handle == null ? asked : await listAtHandle(handle, asked, new Date());
        if (search == null) return productConnection(list, args, field);
        const options = { filter: list.filter, sort: asked.sort, isCorrected: isSearchCorrected !== false };
        return searchConnection(search, args, { ...options, field });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
  popularProducts: t.field({
    type: [ProductRef],
    description:
      'The products in stock that were ordered most in the last 90 days, then those with the largest discounts.',
    extensions: PUBLIC_FIELD,
    args: {
      first: t.arg.int({
        defaultValue: DEFAULT_POPULAR,
        description: `At most ${MAX_POPULAR}.`,
        validate: z.number().int().min(1).max(MAX_POPULAR),
      }),
    },
    resolve: (_root, { first }, context, info) =>
      productList((columns) => findPopularProducts(first ?? DEFAULT_POPULAR, { columns }), { context, info }),
  }),
  category: t.prismaField({
    type: CategoryRef,
    nullable: true,
    description: 'The category with this id, or null.',
    extensions: PUBLIC_FIELD,
    args: { id: t.arg.globalID({ for: CategoryRef, required: true, description: 'The id.' }) },
    resolve: (query, _root, { id }) => db.category.findUnique({ ...query, where: { id: id.id } }),
  }),
  subCategory: t.prismaField({
    type: SubCategoryRef,
    nullable: true,
    description: 'The sub-category with this id, or null.',
    extensions: PUBLIC_FIELD,
    args: { id: t.arg.globalID({ for: SubCategoryRef, required: true, description: 'The id.' }) },
    resolve: (query, _root, { id }) => db.subCategory.findUnique({ ...query, where: { id: id.id } }),
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    description: 'The product available for sale with this id, or null.',
    extensions: PUBLIC_FIELD,
    args: { id: t.arg.globalID({ for: ProductRef, required: true, description: 'The id.' }) },
    resolve: (_root, { id }, context, info) => findProduct(id.id, { context, info }),
  }),
}));
