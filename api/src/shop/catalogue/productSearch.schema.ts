import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CATEGORY_BASE, CategoryRef, findSubCategories, SubCategoryRef } from './category.schema.ts';
import { ProductRef, ProductSearchRef } from './product.schema.ts';
import { findListedProducts } from './productConnection.schema.ts';
import { findNamedCategory, type NamedCategory } from '../search/findNamedCategory.ts';
import { findNearestSubCategories, findPopularOfSubCategories } from '../search/findNearestSubCategories.ts';
import type { SearchedText } from '../search/findHits.ts';
import { readRenamedArgument, replacedBy } from '../../platform/graphql/replacedBy.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { MAX_SUGGESTED_PRODUCTS, suggestSearch, type SearchSuggestions } from '../search/suggestions/suggestSearch.ts';

/** The id of what a search names, if it is of a kind. */
async function findNamedId({ understood }: SearchedText, kind: NamedCategory['kind']): Promise<string | null> {
  const named = understood && (await findNamedCategory(understood));
  return named?.kind === kind ? named.id : null;
}

builder.objectFields(ProductSearchRef, (t) => ({
  subCategory: t.field({
    type: SubCategoryRef,
    nullable: true,
    description: 'The sub-category that it names, or null.',
    async resolve(search, _args, context, info) {
      const id = await findNamedId(search, 'SubCategory');
      const [subCategory] = await findSubCategories(id === null ? [] : [id], { context, info });
      return subCategory;
    },
  }),
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description: 'The category that it names; null when it names none or a sub-category.',
    async resolve(search, _args, context, info) {
      const id = await findNamedId(search, 'Category');
      if (id === null) return null;
      const query = queryFromInfo({ context, info, typeName: 'Category', select: CATEGORY_BASE });
      return db.category.findUnique({ ...query, where: { id } });
    },
  }),
  nearestSubCategories: t.field({
    type: [SubCategoryRef],
    description: 'For a search without results, at most 8.',
    resolve: async (search, _args, context, info) =>
      search.totalCount > 0
        ? []
        : findSubCategories(await findNearestSubCategories(search.text, context.catalogue), { context, info }),
  }),
  popularProducts: t.field({
    type: [ProductRef],
    description: 'For a search without results: products in stock, at most 8.',
    resolve: async (search, _args, context, info) => {
      if (search.totalCount > 0) return [];
      const nearest = await findNearestSubCategories(search.text, context.catalogue);
      return findListedProducts(await findPopularOfSubCategories(nearest), { context, info });
    },
  }),
}));

const DEFAULT_PRODUCTS = 6;

const SearchSuggestionsRef = builder.objectRef<SearchSuggestions>('SearchSuggestions').implement({
  description: 'Suggestions for a text; all lists are empty when it finds nothing.',
  fields: (t) => ({
    correctedText: t.exposeString('correctedText', {
      nullable: true,
      description: 'The corrected text; null when nothing was corrected.',
    }),
    queries: t.exposeStringList('queries', {
      description: 'Texts that complete or correct it and find products, likeliest first, at most 6.',
    }),
    subCategories: t.field({
      type: [SubCategoryRef],
      description: 'Nearest first, at most 3.',
      resolve: ({ subCategoryIds }, _args, context, info) => findSubCategories(subCategoryIds, { context, info }),
    }),
    brands: t.exposeStringList('brands', { description: 'Brands of the best products, at most 3.' }),
    products: t.field({
      type: [ProductRef],
      description: 'The best products, one pack size each.',
      args: {
        first: t.arg.int({
          defaultValue: DEFAULT_PRODUCTS,
          description: `At most ${MAX_SUGGESTED_PRODUCTS}.`,
          validate: z.number().int().min(1).max(MAX_SUGGESTED_PRODUCTS),
        }),
      },
      resolve: ({ productIds }, { first }, context, info) =>
        findListedProducts(productIds.slice(0, first ?? DEFAULT_PRODUCTS), { context, info }),
    }),
  }),
});

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: SearchSuggestionsRef,
    description: 'Suggestions while a search text is typed.',
    extensions: PUBLIC_FIELD,
    args: {
      search: t.arg.string({
        description: 'Any text, whose last word may be typed in part; the first 12 words count. Required.',
      }),
      text: t.arg.string({ description: 'The text.', deprecationReason: replacedBy('`search`') }),
    },
    resolve: (_root, args, { catalogue }) => suggestSearch(readRenamedArgument(args, 'search', 'text'), catalogue),
  }),
);
