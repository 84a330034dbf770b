import { builder } from '../graphql/builder.ts';

/** A shelf in one or more departments; what it holds is declared in catalogueLists.schema.ts. */
export const SubCategoryRef = builder.prismaNode('SubCategory', {
  description: 'A shelf of the shop, such as Milk. It may stand in several categories.',
  id: { field: 'id', description: 'The public id, `sub_…`.' },
  nullable: true,
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What shoppers call it.' }),
    picture: t.relation('picture', { description: 'The picture beside its name.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

/** A sub-category in a list, for payloads that add one. */
export const SubCategoryEdge = builder.edgeObject({
  name: 'SubCategoryEdge',
  description: 'A sub-category in a list.',
  type: SubCategoryRef,
});

/** The connection type of every list of sub-categories, and its edge. */
export const SUB_CATEGORY_CONNECTION = [
  builder.connectionObject(
    { name: 'SubCategoryConnection', description: 'A list of sub-categories.', type: SubCategoryRef },
    SubCategoryEdge,
  ),
  SubCategoryEdge,
] as const;
