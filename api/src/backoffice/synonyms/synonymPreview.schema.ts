import { queryFromInfo } from '@pothos/plugin-prisma';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { isTermLanguage } from '../../shop/search/vocabulary/isTermLanguage.ts';
import { PRODUCT_BASE, ProductRef } from '../../shop/catalogue/product.schema.ts';
import { loadSynonymGroups } from './loadSynonymGroups.schema.ts';
import { previewSynonyms, type FoundProducts, type SynonymPreview, type TermPreview } from './previewSynonyms.ts';
import { SynonymGroupNotFoundError, SynonymPreviewTimeoutError } from './synonymErrors.ts';
import { SynonymDepartmentRef, SynonymGroupRef, SynonymLanguageRef } from './synonymGroup.schema.ts';
import { synonymGroupShape } from './synonymShapes.ts';
import { SynonymTermInputRef } from './synonymTermInput.schema.ts';

const FoundProductsRef = builder.objectRef<FoundProducts>('SynonymPreviewProducts').implement({
  description: 'What a search finds.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'The number of products.' }),
    products: t.field({
      type: [ProductRef],
      description: 'The first products, best match first, at most 6.',
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
  description: 'What a search for a term finds before and after a change of its group.',
  fields: (t) => ({
    term: t.exposeString('term', { description: 'The term.' }),
    language: t.field({
      type: SynonymLanguageRef,
      description: 'Its language.',
      resolve: ({ language }) => (isTermLanguage(language) ? language : 'en'),
    }),
    isAdded: t.exposeBoolean('isAdded', { description: 'True: the draft adds the term; false: it removes the term.' }),
    before: t.expose('before', { type: FoundProductsRef, description: 'What a search for the term finds now.' }),
    after: t.expose('after', {
      type: FoundProductsRef,
      description: 'What it finds once the draft is saved.',
    }),
    otherGroups: t.field({
      type: [SynonymGroupRef],
      description: 'The other groups that have the term, by name, at most 5. A term may be in several groups.',
      resolve: ({ otherGroupIds }, _args, context, info) => loadSynonymGroups(otherGroupIds, { context, info }),
    }),
  }),
});

const ResolvedSearchRef = builder
  .objectRef<SynonymPreview['resolvedSearches'][number]>('SynonymResolvedSearch')
  .implement({
    description: 'A search without result that finds products once a draft is saved.',
    fields: (t) => ({
      query: t.exposeString('query', { description: 'The search text.' }),
      count: t.exposeInt('count', { description: 'The number of searches in the last 30 days.' }),
      productCount: t.exposeInt('productCount', { description: 'The number of products that it will find.' }),
    }),
  });

const SynonymPreviewRef = builder.objectRef<SynonymPreview>('SynonymPreviewPayload').implement({
  description: 'What saving a draft of a synonym group changes. Nothing is saved.',
  fields: (t) => ({
    terms: t.expose('terms', {
      type: [TermPreviewRef],
      description: 'The terms that come, then those that go, at most 12.',
    }),
    resolvedSearches: t.expose('resolvedSearches', {
      type: [ResolvedSearchRef],
      description: 'The searches without result of the last 30 days that will find products, at most 20.',
    }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False when more than 12 terms change, or more than 2,000 products: the others are not looked at.',
    }),
  }),
});

const SynonymPreviewInputRef = builder.inputType('SynonymPreviewInput', {
  description: 'The draft of a synonym group.',
  validate: synonymGroupShape,
  fields: (t) => ({
    synonymGroupId: t.globalID({
      for: SynonymGroupRef,
      description: 'The public id of the group; null for a new group.',
    }),
    department: t.field({ type: SynonymDepartmentRef, description: 'The department of the draft.' }),
    terms: t.field({ type: [SynonymTermInputRef], required: true, description: 'All terms of the draft.' }),
  }),
});

builder.queryField('synonymPreview', (t) =>
  t.field({
    type: SynonymPreviewRef,
    nullable: true,
    description:
      'Compares what searches find now with what they would find once a synonym group is saved. It saves nothing. At most 60 in a minute. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    errors: {
      types: [InvalidInputError, SynonymGroupNotFoundError, SynonymPreviewTimeoutError, TooManyAttemptsError],
    },
    args: { input: t.arg({ type: SynonymPreviewInputRef, required: true, description: 'The draft.' }) },
    resolve: (_root, { input: { synonymGroupId, department, terms } }, { authentication, caller }) =>
      previewSynonyms(
        requireViewer(authentication),
        { synonymGroupId: synonymGroupId?.id ?? null, department: department ?? null, terms },
        { throttle: caller.throttle, now: new Date() },
      ),
  }),
);
