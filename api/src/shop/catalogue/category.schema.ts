import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { db } from '../../platform/db/client.ts';
import { fromDateColumn } from '../../platform/db/keysetSql.ts';
import { DEFAULTS_BASE } from './declarations/declarations.ts';
import { DeclarationsRef } from './declarations/declarations.schema.ts';
import { inOrderOf } from './joinById.ts';
import type { ResolvedField } from './productConnection.schema.ts';

/** The columns that every loaded category or sub-category has. Fields that read these alone name no `select`, as those of a product. */
export const CATEGORY_BASE = { id: true, name: true } as const;

/** A category; catalogueLists.schema.ts declares its lists. */
export const CategoryRef = builder.prismaNode('Category', {
  description: 'A category, such as Dairy, bread and eggs.',
  id: { field: 'id', description: 'The public id, `cat_…`.' },
  nullable: true,
  select: CATEGORY_BASE,
  fields: (t) => ({
    name: t.string({ description: 'The name.', resolve: ({ name }) => name }),
    picture: t.relation('picture', { description: 'Its picture.' }),
    gstPercent: t.exposeInt('gstPercent', {
      nullable: true,
      description: 'The default GST of new products, in percent, or null. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
    }),
    declarations: t.field({
      type: DeclarationsRef,
      nullable: true,
      description: 'What new products declare where they have nothing of their own. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      select: DEFAULTS_BASE,
      resolve: (category) => ({ ...category, netQuantity: null }),
    }),
    isOnHomePage: t.exposeBoolean('isOnHomePage', { description: 'Shown on the home page while it is listed.' }),
    isInFooter: t.exposeBoolean('isInFooter', { description: 'Linked from the footer while it is listed.' }),
    startDate: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The first day on which the shop lists it, or null. Before and after its days a link to it still works. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      select: { startsOn: true },
      resolve: ({ startsOn }) => fromDateColumn(startsOn),
    }),
    endDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day on which the shop lists it, or null. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      select: { endsOn: true },
      resolve: ({ endsOn }) => fromDateColumn(endsOn),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

export const CATEGORY_CONNECTION = listOf('Category', CategoryRef, ['A category', 'categories']);

export const [, CategoryEdge] = CATEGORY_CONNECTION;

/** A sub-category; catalogueLists.schema.ts declares its lists. */
export const SubCategoryRef = builder.prismaNode('SubCategory', {
  description: 'A sub-category, such as Milk, of one or more categories.',
  id: { field: 'id', description: 'The public id, `sub_…`.' },
  nullable: true,
  select: CATEGORY_BASE,
  fields: (t) => ({
    name: t.string({ description: 'The name.', resolve: ({ name }) => name }),
    picture: t.relation('picture', { description: 'Its picture.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

export const SUB_CATEGORY_CONNECTION = listOf('SubCategory', SubCategoryRef, ['A sub-category', 'sub-categories']);

export const [, SubCategoryEdge] = SUB_CATEGORY_CONNECTION;

/** The sub-categories with the ids, in their order, with what the client selects of the field, or at a path below it. */
export async function findSubCategories(ids: readonly string[], { context, info }: ResolvedField, path: string[] = []) {
  if (ids.length === 0) return [];
  const query = queryFromInfo({ context, info, typeName: 'SubCategory', select: CATEGORY_BASE, path });
  const rows = await db.subCategory.findMany({ ...query, where: { id: { in: [...ids] } } });
  return inOrderOf(ids, rows);
}
