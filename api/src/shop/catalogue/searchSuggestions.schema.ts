import { z } from 'zod';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { ProductRef } from './product.schema.ts';
import { findListedProducts } from './productConnection.schema.ts';
import { findSubCategories } from './findSubCategories.schema.ts';
import { MAX_SUGGESTED_PRODUCTS, suggestSearch, type SearchSuggestions } from '../search/suggestions/suggestSearch.ts';
import { SubCategoryRef } from './subCategory.schema.ts';

const DEFAULT_PRODUCTS = 6;

const SearchSuggestionsRef = builder.objectRef<SearchSuggestions>('SearchSuggestions').implement({
  description:
    'What a shopper may be looking for who has typed a text so far. All lists are empty when the text finds nothing.',
  fields: (t) => ({
    correctedText: t.exposeString('correctedText', {
      nullable: true,
      description: 'The text that is meant when the typed one is misspelled; null otherwise.',
    }),
    queries: t.exposeStringList('queries', {
      description:
        'Texts that complete or correct the typed one, the likeliest first, at most 6; a search for each of them finds products.',
    }),
    subCategories: t.field({
      type: [SubCategoryRef],
      description: 'The sub-categories that the text is about, the nearest first, at most 3.',
      resolve: ({ subCategoryIds }, _args, context, info) => findSubCategories(subCategoryIds, { context, info }),
    }),
    brands: t.exposeStringList('brands', {
      description:
        'Brands of the best products: those that the text names, then those of several of the products, at most 3.',
    }),
    products: t.field({
      type: [ProductRef],
      description: 'The best products, in one pack size each.',
      args: {
        first: t.arg.int({
          defaultValue: DEFAULT_PRODUCTS,
          description: `The number of products, at most ${MAX_SUGGESTED_PRODUCTS}.`,
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
    description:
      'Suggestions while a search text is typed: texts, sub-categories, brands and products. The last word may be typed in part.',
    extensions: PUBLIC_FIELD,
    args: {
      text: t.arg.string({
        required: true,
        description: 'What was typed so far. Any text is valid; the first 12 words count.',
      }),
    },
    resolve: (_root, { text }, { catalogue }) => suggestSearch(text, catalogue),
  }),
);
