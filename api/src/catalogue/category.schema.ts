import { builder } from '../graphql/builder.ts';

/** A department of the shop; what it holds is declared in catalogueLists.schema.ts. */
export const CategoryRef = builder.prismaNode('Category', {
  description: 'A department of the shop, such as Dairy, bread and eggs.',
  id: { field: 'id', description: 'The public id, `cat_…`.' },
  nullable: true,
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What shoppers call it.' }),
    picture: t.relation('picture', { description: 'The picture on its tile.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

/** A category in a list, for payloads that add one. */
export const CategoryEdge = builder.edgeObject({
  name: 'CategoryEdge',
  description: 'A category in a list.',
  type: CategoryRef,
});

/** The connection type of every list of categories, and its edge. */
export const CATEGORY_CONNECTION = [
  builder.connectionObject(
    { name: 'CategoryConnection', description: 'A list of categories.', type: CategoryRef },
    CategoryEdge,
  ),
  CategoryEdge,
] as const;
