import { z } from 'zod';
import { dateRangeUntil } from '../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toConnection, connectionQuery } from '../../platform/graphql/connection.ts';
import { joinById } from '../../shop/catalogue/joinById.ts';
import { findZeroResultSearches, type ZeroResultSearch } from '../search/analytics/searchAnalytics.ts';
import { findSynonymGroups } from './findSynonymGroups.ts';
import {
  loadSynonymGroups,
  SYNONYM_GROUP_BASE,
  SYNONYM_GROUP_CONNECTION,
  SynonymDepartmentRef,
  SynonymGroupRef,
  SynonymGroupStatusRef,
  SynonymLanguageRef,
} from './synonymGroup.schema.ts';
import { suggestSynonymGroups, type SynonymSuggestion } from './suggestSynonymGroups.ts';

const SEARCHED_DAYS = 30;
const MAX_FILTER_VALUES = 40;

const SynonymGroupFilterRef = builder.inputType('SynonymGroupFilter', {
  description: 'A group must match all fields.',
  fields: (t) => ({
    departments: t.field({
      type: [SynonymDepartmentRef],
      description: 'The departments.',
      validate: z.array(z.unknown()).max(MAX_FILTER_VALUES, `Name at most ${MAX_FILTER_VALUES} departments`),
    }),
    statuses: t.field({
      type: [SynonymGroupStatusRef],
      description: 'The statuses.',
      validate: z.array(z.unknown()).max(MAX_FILTER_VALUES, `Name at most ${MAX_FILTER_VALUES} statuses`),
    }),
    isSold: t.boolean({ description: 'Whether products available for sale have one of its names.' }),
  }),
});

const SynonymSuggestionRef = builder.objectRef<SynonymSuggestion>('SynonymSuggestion').implement({
  description: 'Where a term may belong.',
  fields: (t) => ({
    term: t.exposeString('term', { description: 'The term, without amounts.' }),
    language: t.expose('language', { type: SynonymLanguageRef, description: 'The likely language.' }),
    synonymGroups: t.field({
      type: [SynonymGroupRef],
      description: 'Groups with a similar name, nearest first, at most 3.',
      resolve: ({ synonymGroupIds }, _args, context, info) => loadSynonymGroups(synonymGroupIds, { context, info }),
    }),
  }),
});

const SearchWithoutResultRef = builder
  .objectRef<ZeroResultSearch & { suggestion: SynonymSuggestion }>('SearchWithoutResult')
  .implement({
    description: 'A search that found nothing.',
    fields: (t) => ({
      query: t.exposeString('query', { description: 'In lower case.' }),
      count: t.exposeInt('count', { description: 'The searches of the last 30 days.' }),
      suggestion: t.expose('suggestion', { type: SynonymSuggestionRef, description: 'Where it may belong.' }),
    }),
  });

builder.queryFields((t) => ({
  synonymGroups: t.connection(
    {
      type: SynonymGroupRef,
      nullable: true,
      description:
        'The synonym groups: with `search` the best match first, else those of products first; then by name. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      args: {
        search: t.arg.string({ description: 'Any text: a term, its beginning, or one spelled or sounding like it.' }),
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
    description: 'The group with this id, or null. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: SynonymGroupRef, required: true, description: 'The id.' }) },
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
    args: { text: t.arg.string({ required: true, description: 'Any text.' }) },
    resolve: async (_root, { text }, { authentication }) => {
      const [suggestion] = await suggestSynonymGroups(requireViewer(authentication), [text]);
      return suggestion?.term ? suggestion : null;
    },
  }),
  searchesWithoutResult: t.field({
    type: [SearchWithoutResultRef],
    nullable: true,
    description:
      'The searches of the last 30 days without results that are in no group, most frequent first, at most 20. Needs the permission `CATALOGUE`.',
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
