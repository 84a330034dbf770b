import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { PictureRef } from '../../../platform/media/picture.schema.ts';
import { CollectionRef } from '../../../shop/catalogue/collections/collection.schema.ts';
import { filterOf, ProductFilterRef } from '../../../shop/catalogue/filters/productFilter.schema.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { CategoryNotFoundError, PictureNotFoundError, SubCategoryNotFoundError } from '../catalogueErrors.ts';
import { CollectionSortRef } from './collection.queries.schema.ts';
import { collectionShape, MAX_COLLECTION_PRODUCTS } from './collectionShape.ts';
import {
  CollectionChangedError,
  CollectionNotFoundError,
  createCollection,
  deleteCollection,
  HandleTakenError,
  updateCollection,
} from './writeCollection.ts';

const collection = payloadFields('Collection', 'collectionId', (query) => db.collection.findUniqueOrThrow(query));
const payloadOf = collection.rowPayload('collection', CollectionRef, 'The collection.');

userErrorType(CollectionChangedError, (t) => ({
  collection: t.field(collection.row(CollectionRef, 'The collection as it is now.')),
}));

builder.mutationFields((t) => {
  const fields = {
    title: t.input.string({ required: true, description: '1 to 100 characters.' }),
    handle: t.input.string({
      description:
        'A text whose letters and digits make the address, at most 80 characters. Left out: the former handle, or that of the title.',
    }),
    description: t.input.string({ description: 'Markdown without HTML, at most 5,000 characters.' }),
    pictureId: t.input.globalID({ for: PictureRef, description: 'From `pictureUpload`.' }),
    rules: t.input.field({
      type: ProductFilterRef,
      description: 'The filter that its products match, without `collectionHandle`. Either this or `productIds`.',
    }),
    productIds: t.input.globalIDList({
      for: ProductRef,
      description: `Its products by hand, in their order, at most ${MAX_COLLECTION_PRODUCTS}. Those that no longer exist are left out.`,
    }),
    sort: t.input.field({ type: CollectionSortRef, required: true, description: 'The order of its products.' }),
    isPublished: t.input.boolean({ required: true, description: 'Whether shoppers may see it.' }),
    startDate: t.input.field({ type: 'Date', description: 'The first day on which shoppers see it.' }),
    endDate: t.input.field({ type: 'Date', description: 'The last day on which shoppers see it.' }),
  };
  type Input = {
    [Name in 'title' | 'handle' | 'description' | 'startDate' | 'endDate']?: string | null;
  } & {
    title: string;
    pictureId?: { id: string } | null;
    productIds?: { id: string }[] | null;
    rules?: typeof ProductFilterRef.$inferInput | null;
    sort: typeof CollectionSortRef.$inferType;
    isPublished: boolean;
  };
  const fieldsOf = (input: Input) => ({
    title: input.title,
    handle: input.handle ?? null,
    description: input.description ?? '',
    pictureId: input.pictureId?.id ?? null,
    rules: input.rules ? filterOf(input.rules) : null,
    productIds: input.productIds?.map(({ id }) => id) ?? [],
    sort: input.sort,
    isPublished: input.isPublished,
    startsOn: input.startDate ?? null,
    endsOn: input.endDate ?? null,
  });
  const collectionId = t.input.globalID({ for: CollectionRef, required: true, description: 'Its id.' });
  const errors = [
    InvalidInputError,
    HandleTakenError,
    PictureNotFoundError,
    CategoryNotFoundError,
    SubCategoryNotFoundError,
  ];
  return {
    collectionCreate: t.fieldWithInput({
      description: 'Creates a collection. Needs the permission `CATALOGUE`.',
      type: payloadOf('CollectionCreatePayload', 'The created collection.'),
      authScopes: { catalogue: true },
      errors: { types: errors },
      typeOptions: { validate: collectionShape },
      input: fields,
      resolve: (_root, { input }, { authentication }) =>
        createCollection(requireViewer(authentication), fieldsOf(input)),
    }),
    collectionUpdate: t.fieldWithInput({
      description:
        'Changes a collection to these fields. Links to a former handle still lead to it. Needs the permission `CATALOGUE`.',
      type: payloadOf('CollectionUpdatePayload', 'The changed collection.'),
      authScopes: { catalogue: true },
      errors: { types: [...errors, CollectionNotFoundError, CollectionChangedError] },
      typeOptions: { validate: collectionShape },
      input: {
        collectionId,
        version: t.input.int({ required: true, description: 'The version that was read.' }),
        ...fields,
      },
      resolve: (_root, { input }, { authentication }) =>
        updateCollection(requireViewer(authentication), {
          ...fieldsOf(input),
          collectionId: input.collectionId.id,
          version: input.version,
        }),
    }),
    collectionDelete: t.fieldWithInput({
      description: 'Deletes a collection; its products stay. Needs the permission `CATALOGUE`.',
      type: collection.deletePayload('The deleted collection.', 'Its id.'),
      authScopes: { catalogue: true },
      errors: { types: [CollectionNotFoundError] },
      input: { collectionId },
      resolve: (_root, { input }, { authentication }) =>
        deleteCollection(requireViewer(authentication), { collectionId: input.collectionId.id }),
    }),
  };
});
