import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf } from '../../../platform/graphql/connection.ts';
import { PUBLIC_FIELD } from '../../../platform/graphql/documents/cacheScope.ts';
import { renderMarkdown } from '../../pages/renderMarkdown.ts';
import { ProductSortRef } from '../filters/productFilter.schema.ts';
import { PRODUCT_CONNECTION, ProductRef } from '../product.schema.ts';
import { listConnection } from '../productConnection.schema.ts';
import { COLLECTION_BASE, findVisibleCollection, listIn, visibleAt } from './collections.ts';

/** A collection; the back office adds what staff see. */
export const CollectionRef = builder.prismaNode('Collection', {
  description: 'Products that the shop shows together on a page of their own: picked by hand, or all that match rules.',
  id: { field: 'id', description: 'The public id, `coll_…`. `node` finds what shoppers see.' },
  nullable: true,
  select: COLLECTION_BASE,
  findUnique: (id) => ({ id, ...visibleAt(new Date()) }),
  fields: (t) => ({
    title: t.string({ description: 'The title.', resolve: ({ title }) => title }),
    handle: t.string({
      description: 'The name in its address, `/collections/{handle}`: letters and digits of any script, and dashes.',
      resolve: ({ handle }) => handle,
    }),
    html: t.string({
      description: 'The description as HTML of paragraphs, headings, lists, tables and links; empty without one.',
      select: { description: true },
      resolve: ({ description }) => renderMarkdown(description),
    }),
    picture: t.relation('picture', { nullable: true, description: 'Its picture, or null.' }),
    products: t.connection(
      {
        type: ProductRef,
        description: 'Its products available for sale, in its own order unless `sort` says otherwise.',
        args: { sort: t.arg({ type: ProductSortRef, defaultValue: 'BEST_MATCH', description: 'The order.' }) },
        resolve: (collection, { sort, ...args }, context, info) =>
          listConnection(listIn(collection, { filter: {}, sort: sort ?? 'BEST_MATCH' }), args, { context, info }),
      },
      ...PRODUCT_CONNECTION,
    ),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

export const COLLECTION_CONNECTION = listOf('Collection', CollectionRef, ['A collection', 'collections']);

builder.queryField('collection', (t) =>
  t.prismaField({
    type: CollectionRef,
    nullable: true,
    description:
      'The collection that shoppers see at a handle, also at one that it had before; null when there is none.',
    extensions: PUBLIC_FIELD,
    args: { handle: t.arg.string({ required: true, description: 'The handle.' }) },
    resolve: (query, _root, { handle }) =>
      findVisibleCollection(handle, (where) => db.collection.findMany({ ...query, where }), new Date()),
  }),
);
