import { queryFromInfo } from '@pothos/plugin-prisma';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { isTermLanguage } from '../../shop/search/vocabulary/synonymGroup.ts';
import { ProductRef } from '../../shop/catalogue/product.schema.ts';
import { PRODUCT_BASE } from '../../shop/catalogue/listedColumns.ts';
import {
  loadSynonymGroups,
  SynonymDepartmentRef,
  SynonymGroupRef,
  SynonymLanguageRef,
  SynonymTermInputRef,
} from './synonymGroup.schema.ts';
import { previewSynonyms, type FoundProducts, type SynonymPreview, type TermPreview } from './previewSynonyms.ts';
import { SynonymGroupNotFoundError, SynonymPreviewTimeoutError } from './synonymErrors.ts';
import { synonymGroupShape } from './synonymShapes.ts';

const FoundProductsRef = builder.objectRef<FoundProducts>('SynonymPreviewProducts').implement({
  description: 'What a search finds.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'The number of products.' }),
    products: t.field({
      type: [ProductRef],
      description: 'Best match first, at most 6.',
      resolve: async ({ productIds }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Product', select: PRODUCT_BASE });
        const batch = async (ids: readonly string[]) => {
          const products = await db.product.findMany({ ...query, where: { id: { in: [...ids] } } });
          return new Map(products.map((product) => [product.id, product]));
        };
        const key = JSON.stringify(['Product', query]);
        const products = await Promise.all(productIds.map((id) => batchedLoad(context, { key, batch }, id)));
        return products.filter((product) => product !== undefined);
      },
    }),
  }),
});

const TermPreviewRef = builder.objectRef<TermPreview>('SynonymTermPreview').implement({
  description: 'What a search for a term finds before and after a change.',
  fields: (t) => ({
    term: t.exposeString('term', { description: 'The term.' }),
    language: t.field({
      type: SynonymLanguageRef,
      description: 'Its language.',
      resolve: ({ language }) => (isTermLanguage(language) ? language : 'en'),
    }),
    isAdded: t.exposeBoolean('isAdded', { description: 'Whether the draft adds or removes the term.' }),
    before: t.expose('before', { type: FoundProductsRef, description: 'What it finds now.' }),
    after: t.expose('after', { type: FoundProductsRef, description: 'What it finds with the draft.' }),
    otherGroups: t.field({
      type: [SynonymGroupRef],
      description: 'Other groups with the term, by name, at most 5.',
      resolve: ({ otherGroupIds }, _args, context, info) => loadSynonymGroups(otherGroupIds, { context, info }),
    }),
  }),
});

const ResolvedSearchRef = builder
  .objectRef<SynonymPreview['resolvedSearches'][number]>('SynonymResolvedSearch')
  .implement({
    description: 'A search without results that the draft resolves.',
    fields: (t) => ({
      query: t.exposeString('query', { description: 'The search text.' }),
      count: t.exposeInt('count', { description: 'The searches of the last 30 days.' }),
      productCount: t.exposeInt('productCount', { description: 'The products that it will find.' }),
    }),
  });

const SynonymPreviewRef = builder.objectRef<SynonymPreview>('SynonymPreviewPayload').implement({
  description: 'What a draft would change.',
  fields: (t) => ({
    terms: t.expose('terms', {
      type: [TermPreviewRef],
      description: 'The added terms, then the removed ones, at most 12.',
    }),
    resolvedSearches: t.expose('resolvedSearches', {
      type: [ResolvedSearchRef],
      description: 'Searches without results that will find products, at most 20.',
    }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False when more than 12 terms or 2,000 products change.',
    }),
  }),
});

const SynonymPreviewInputRef = builder.inputType('SynonymPreviewInput', {
  description: 'The draft of a synonym group.',
  validate: synonymGroupShape,
  fields: (t) => ({
    synonymGroupId: t.globalID({ for: SynonymGroupRef, description: 'Null for a new group.' }),
    department: t.field({ type: SynonymDepartmentRef, description: 'The department, or null.' }),
    terms: t.field({ type: [SynonymTermInputRef], required: true, description: 'All terms.' }),
  }),
});

builder.queryField('synonymPreview', (t) =>
  t.field({
    type: SynonymPreviewRef,
    nullable: true,
    description:
      'Compares what searches find now and with a draft, without saving it. At most 60 a minute. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    errors: { types: [InvalidInputError, SynonymGroupNotFoundError, SynonymPreviewTimeoutError, TooManyAttemptsError] },
    args: { input: t.arg({ type: SynonymPreviewInputRef, required: true, description: 'The draft.' }) },
    resolve: (_root, { input: { synonymGroupId, department, terms } }, { authentication, caller }) =>
      previewSynonyms(
        requireViewer(authentication),
        { synonymGroupId: synonymGroupId?.id ?? null, department: department ?? null, terms },
        { throttle: caller.throttle, now: new Date() },
      ),
  }),
);
