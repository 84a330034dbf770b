import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';

/** The columns that every loaded category has. Fields that read these alone name no `select`, as those of a product. */
export const CATEGORY_BASE = { id: true, name: true } as const;

/** A category; catalogueLists.schema.ts declares its lists. */
export const CategoryRef = builder.prismaNode('Category', {
  description: 'A category of the shop, such as Dairy, bread and eggs.',
  id: { field: 'id', description: 'The public id, `cat_…`.' },
  nullable: true,
  select: CATEGORY_BASE,
  fields: (t) => ({
    name: t.string({ description: 'The name.', resolve: ({ name }) => name }),
    picture: t.relation('picture', { description: 'The picture of its tile.' }),
    gstPercent: t.exposeInt('gstPercent', {
      nullable: true,
      description:
        'The goods and services tax, in percent, that the form suggests for new products of the category, and an import gives those without one; null for none. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
    }),
    isOnHomePage: t.exposeBoolean('isOnHomePage', { description: 'Whether the home page shows it.' }),
    isInFooter: t.exposeBoolean('isInFooter', { description: 'Whether the footer links to it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
});

/** The connection type of every list of categories, and its edge. */
export const CATEGORY_CONNECTION = listOf('Category', CategoryRef, {
  edge: 'A category in a list.',
  connection: 'A list of categories.',
});

/** A category in a list, also for payloads. */
export const [, CategoryEdge] = CATEGORY_CONNECTION;
