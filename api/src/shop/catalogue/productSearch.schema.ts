import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CATEGORY_BASE, CategoryRef } from './category.schema.ts';
import { findSubCategories } from './findSubCategories.schema.ts';
import { ProductRef, ProductSearchRef } from './product.schema.ts';
import { findListedProducts } from './productConnection.schema.ts';
import { findNamedCategory, type NamedCategory } from '../search/findNamedCategory.ts';
import { findNearestSubCategories } from '../search/findNearestSubCategories.ts';
import { findPopularOfSubCategories } from '../search/findPopularOfSubCategories.ts';
import type { SearchedText } from '../search/findHits.ts';
import { SubCategoryRef } from './subCategory.schema.ts';

/** The id of what a search names, if it is of a kind. */
async function findNamedId({ understood }: SearchedText, kind: NamedCategory['kind']): Promise<string | null> {
  const named = understood && (await findNamedCategory(understood));
  return named?.kind === kind ? named.id : null;
}

builder.objectFields(ProductSearchRef, (t) => ({
  subCategory: t.field({
    type: SubCategoryRef,
    nullable: true,
    description: 'The sub-category that the search names, in any language; null when it names none.',
    async resolve(search, _args, context, info) {
      const id = await findNamedId(search, 'SubCategory');
      const [subCategory] = await findSubCategories(id === null ? [] : [id], { context, info });
      return subCategory;
    },
  }),
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description: 'The category that the search names; null when it names none or one of its sub-categories.',
    async resolve(search, _args, context, info) {
      const id = await findNamedId(search, 'Category');
      if (id === null) return null;
      const query = queryFromInfo({ context, info, typeName: 'Category', select: CATEGORY_BASE });
      return db.category.findUnique({ ...query, where: { id } });
    },
  }),
  nearestSubCategories: t.field({
    type: [SubCategoryRef],
    description:
      'For a search that finds nothing: the sub-categories that are nearest to it, at most 8; empty otherwise.',
    resolve: async (search, _args, context, info) =>
      search.totalCount > 0
        ? []
        : findSubCategories(await findNearestSubCategories(search.text, context.catalogue), { context, info }),
  }),
  popularProducts: t.field({
    type: [ProductRef],
    description: 'For a search that finds nothing: products in stock to buy instead, at most 8; empty otherwise.',
    resolve: async (search, _args, context, info) => {
      if (search.totalCount > 0) return [];
      const nearest = await findNearestSubCategories(search.text, context.catalogue);
      return findListedProducts(await findPopularOfSubCategories(nearest), { context, info });
    },
  }),
}));
