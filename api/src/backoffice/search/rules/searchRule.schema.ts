import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { fromDateColumn } from '../../../platform/db/keysetSql.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { searchTextShape } from '../../../shop/search/searchTextShape.ts';
import { MAX_RULES_PER_QUERY } from './searchRuleErrors.ts';
import { searchRuleQuery } from '../../../shop/search/rules/searchRuleQuery.ts';

export const SearchRuleActionRef = builder.enumType('SearchRuleAction', {
  description: 'What a rule does with its product.',
  values: {
    PIN: {
      description: 'The product comes first, when it is on sale and in stock, whether the search finds it or not.',
    },
    BURY: { description: 'The product comes last when the search finds it.' },
  },
});

/** The order of the rules of a search: pins by position, then buries, oldest first. */
export const RULE_ORDER = [{ position: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }] as const;

/** A pin or a bury; its fields are for admins. */
export const SearchRuleRef = builder.prismaNode('SearchRule', {
  description: 'A product that an admin shows first (pin) or last (bury) in the results of a search.',
  id: { field: 'id', description: 'The public id, `rule_…`.' },
  nullable: true,
  authScopes: { catalogue: true, reports: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).catalogue || scopesOf(context).reports ? id : NIL_UUID }),
  fields: (t) => ({
    query: t.exposeString('query', {
      description:
        'The search text in lower case, without punctuation and accents. A text that is corrected to it, and the same words in another order or form, have the rule too unless they have rules of their own.',
    }),
    product: t.relation('product', { description: 'The product.' }),
    action: t.expose('action', { type: SearchRuleActionRef, description: 'What the rule does with its product.' }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'The position of a pin among the pins of the search, from 1; null for what is buried.',
    }),
    startsOn: t.string({
      nullable: true,
      description: "The first day of the shop's calendar as `2026-01-31`; null when the rule has no first day.",
      select: { startsOn: true },
      resolve: ({ startsOn }) => fromDateColumn(startsOn),
    }),
    endsOn: t.string({
      nullable: true,
      description: "The last day of the shop's calendar as `2026-01-31`; null when the rule has no last day.",
      select: { endsOn: true },
      resolve: ({ endsOn }) => fromDateColumn(endsOn),
    }),
    isActive: t.boolean({
      description: "Whether today is one of the rule's days.",
      select: { startsOn: true, endsOn: true },
      resolve: ({ startsOn, endsOn }) => {
        const today = new Date(shopDay(new Date()));
        return (startsOn === null || startsOn <= today) && (endsOn === null || endsOn >= today);
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

builder.queryField('searchRules', (t) =>
  t.prismaField({
    type: [SearchRuleRef],
    nullable: true,
    description: `The pins of a search in their order, then what is buried, also the rules that are not active today; at most ${MAX_RULES_PER_QUERY}. Needs the permission \`CATALOGUE\` or \`REPORTS\`.`,
    authScopes: { catalogue: true, reports: true },
    args: {
      query: t.arg.string({
        required: true,
        description: 'The search text.',
        validate: searchTextShape,
      }),
    },
    resolve: (query, _root, args, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CATALOGUE', 'REPORTS');
      return db.searchRule.findMany({
        ...query,
        where: { query: searchRuleQuery(args.query) },
        orderBy: [...RULE_ORDER],
      });
    },
  }),
);
