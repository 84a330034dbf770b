import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';

/** The columns that every loaded sub-category has. Fields that read these alone name no `select`, as those of a product. */
export const SUB_CATEGORY_BASE = { id: true, name: true } as const;

/** A sub-category; catalogueLists.schema.ts declares its lists. */
export const SubCategoryRef = builder.prismaNode('SubCategory', {
  description: 'A sub-category, such as Milk. Several categories may contain it.',
  id: { field: 'id', description: 'The public id, `sub_…`.' },
  nullable: true,
  select: SUB_CATEGORY_BASE,
  fields: (t) => ({
    name: t.string({ description: 'The name.', resolve: ({ name }) => name }),
    picture: t.relation('picture', { description: 'The picture beside the name.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
});

/** The connection type of every list of sub-categories, and its edge. */
export const SUB_CATEGORY_CONNECTION = listOf('SubCategory', SubCategoryRef, {
  edge: 'A sub-category in a list.',
  connection: 'A list of sub-categories.',
});

/** A sub-category in a list, also for payloads. */
export const [, SubCategoryEdge] = SUB_CATEGORY_CONNECTION;
