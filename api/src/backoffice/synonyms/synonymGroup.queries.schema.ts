import { z } from 'zod';
import { dateRangeUntil } from '../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toConnection, connectionQuery } from '../../platform/graphql/connection.ts';
import { joinById } from '../../shop/catalogue/joinById.ts';
import { findZeroResultSearches, type ZeroResultSearch } from '../search/analytics/findZeroResultSearches.ts';
import { findSynonymGroups } from './findSynonymGroups.ts';
import { loadSynonymGroups } from './loadSynonymGroups.schema.ts';
import { suggestSynonymGroups, type SynonymSuggestion } from './suggestSynonymGroups.ts';
import {
  SYNONYM_GROUP_BASE,
  SYNONYM_GROUP_CONNECTION,
  SynonymDepartmentRef,
  SynonymGroupRef,
  SynonymGroupStatusRef,
  SynonymLanguageRef,
} from './synonymGroup.schema.ts';

const SEARCHED_DAYS = 30;
const MAX_FILTER_VALUES = 40;

const SynonymGroupFilterRef = builder.inputType('SynonymGroupFilter', {
  description: 'The filter of a list of synonym groups; a group must match all of its fields.',
  fields: (t) => ({
    departments: t.field({
      type: [SynonymDepartmentRef],
      description: 'Of one of these departments.',
      validate: z.array(z.unknown()).max(MAX_FILTER_VALUES, `Name at most ${MAX_FILTER_VALUES} departments`),
    }),
    statuses: t.field({
      type: [SynonymGroupStatusRef],
      description: 'With one of these statuses.',
      validate: z.array(z.unknown()).max(MAX_FILTER_VALUES, `Name at most ${MAX_FILTER_VALUES} statuses`),
    }),
    isSold: t.boolean({ description: 'True: products on sale have one of its names; false: none has.' }),
  }),
});

const SynonymSuggestionRef = builder.objectRef<SynonymSuggestion>('SynonymSuggestion').implement({
  description: 'Where a term may belong.',
  fields: (t) => ({
    term: t.exposeString('term', { description: 'The term, without amounts.' }),
    language: t.expose('language', {
      type: SynonymLanguageRef,
      description: 'The likely language: that of the script, or of the nearest name.',
    }),
    synonymGroups: t.field({
      type: [SynonymGroupRef],
      description: 'The groups with a name that is spelled or sounds like it, the nearest first, at most 3.',
      resolve: ({ synonymGroupIds }, _args, context, info) => loadSynonymGroups(synonymGroupIds, { context, info }),
    }),
  }),
});

const SearchWithoutResultRef = builder
  .objectRef<ZeroResultSearch & { suggestion: SynonymSuggestion }>('SearchWithoutResult')
  .implement({
    description: 'A search of shoppers that found nothing.',
    fields: (t) => ({
      query: t.exposeString('query', { description: 'The search text, in lower case.' }),
      count: t.exposeInt('count', { description: 'The number of searches in the last 30 days.' }),
      suggestion: t.expose('suggestion', { type: SynonymSuggestionRef, description: 'Where its words may belong.' }),
    }),
  });

builder.queryFields((t) => ({
  synonymGroups: t.connection(
    {
      type: SynonymGroupRef,
      nullable: true,
      description:
        'The synonym groups of the search: those that products have first, or the best match of `search` first, then by name. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      args: {
        search: t.arg.string({
          description: 'Finds groups with a term that it is, begins, misspells or sounds like; any text is valid.',
        }),
        filter: t.arg({ type: SynonymGroupFilterRef, description: 'The filter.' }),
      },
      resolve: async (_root, { search, filter, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'SynonymGroup' }, SYNONYM_GROUP_BASE);
        const { hits, totalCount } = await findSynonymGroups(
          requireViewer(context.authentication),
          { search: search ?? '', filter: filter ?? {} },
          args,
        );
        const groups = await db.synonymGroup.findMany({ ...query, where: { id: { in: hits.map(({ id }) => id) } } });
        return toConnection(joinById(hits, groups), args, {
          keysOf: ({ hit: { rank, name, id } }) => [rank, name, id],
          nodeOf: ({ row }) => row,
          totalCount: () => totalCount,
        });
      },
    },
    ...SYNONYM_GROUP_CONNECTION,
  ),
  synonymGroup: t.prismaField({
    type: SynonymGroupRef,
    nullable: true,
    description: 'One synonym group; null when there is no such group. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: SynonymGroupRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CATALOGUE');
      return db.synonymGroup.findUnique({ ...query, where: { id: id.id } });
    },
  }),
  synonymSuggestion: t.field({
    type: SynonymSuggestionRef,
    nullable: true,
    description: 'Where a term may belong; null for a text without letters. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { text: t.arg.string({ required: true, description: 'The term; any text is valid.' }) },
    resolve: async (_root, { text }, { authentication }) => {
      const [suggestion] = await suggestSynonymGroups(requireViewer(authentication), [text]);
      return suggestion?.term ? suggestion : null;
    },
  }),
  searchesWithoutResult: t.field({
    type: [SearchWithoutResultRef],
    nullable: true,
    description:
      'The searches of the last 30 days that found nothing and that are no term of a synonym group, most frequent first, at most 20. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireViewer(authentication);
      const range = dateRangeUntil(new Date(), SEARCHED_DAYS);
      const searches = await findZeroResultSearches(viewer, range, { isUnknown: true });
      const texts = searches.map(({ query }) => query);
      const suggestions = await suggestSynonymGroups(viewer, texts);
      return searches.flatMap((search, index) => {
        const suggestion = suggestions[index];
        return suggestion ? [{ ...search, suggestion }] : [];
      });
    },
  }),
}));
