import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { fromDateColumn } from '../../../platform/db/keysetSql.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { replacedBy } from '../../../platform/graphql/replacedBy.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { searchTextShape, MAX_SEARCH_TEXT } from '../../../shop/search/searchText.ts';
import {
  MAX_RULES_PER_QUERY,
  createSearchRule,
  deleteSearchRule,
  moveSearchRule,
  SearchRuleExistsError,
  SearchRuleNotFoundError,
  TooManySearchRulesError,
  newSearchRuleShape,
  readRuleDays,
  searchRulePositionShape,
  searchRuleShape,
  updateSearchRule,
} from './searchRules.ts';
import { searchRuleQuery } from '../../../shop/search/rules/searchRules.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { ProductNotFoundError } from '../../catalogue/catalogueErrors.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';

const SearchRuleActionRef = builder.enumType('SearchRuleAction', {
  description: 'What a rule does with its product.',
  values: {
    PIN: { description: 'It comes first when it is in stock, even if the search does not find it.' },
    BURY: { description: 'It comes last when the search finds it.' },
  },
});

/** The order of the rules of a search: pins by position, then buries, oldest first. */
const RULE_ORDER = [{ position: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }] as const;

const FIRST_DAY = {
  nullable: true,
  select: { startsOn: true },
  resolve: ({ startsOn }: { startsOn: Date | null }) => fromDateColumn(startsOn),
} as const;
const LAST_DAY = {
  nullable: true,
  select: { endsOn: true },
  resolve: ({ endsOn }: { endsOn: Date | null }) => fromDateColumn(endsOn),
} as const;

/** A pin or a bury; its fields are for admins. */
const SearchRuleRef = builder.prismaNode('SearchRule', {
  description: "A product pinned to the top of a search's results, or buried at their end.",
  id: { field: 'id', description: 'The public id, `rule_…`.' },
  nullable: true,
  authScopes: { catalogue: true, reports: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).catalogue || scopesOf(context).reports ? id : NIL_UUID }),
  fields: (t) => ({
    query: t.exposeString('query', {
      description:
        'The search text in lower case, without punctuation and accents. Corrected texts and other forms of the words share the rule unless they have their own.',
    }),
    product: t.relation('product', { description: 'The product.' }),
    action: t.expose('action', { type: SearchRuleActionRef, description: 'Pin or bury.' }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'The position among the pins, from 1; null for a bury.',
    }),
    startDate: t.field({ type: 'Date', description: 'The first day, or null.', ...FIRST_DAY }),
    endDate: t.field({ type: 'Date', description: 'The last day, or null.', ...LAST_DAY }),
    startsOn: t.string({ description: 'The first day.', deprecationReason: replacedBy('`startDate`'), ...FIRST_DAY }),
    endsOn: t.string({ description: 'The last day.', deprecationReason: replacedBy('`endDate`'), ...LAST_DAY }),
    isActive: t.boolean({
      description: 'Whether it applies today.',
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
    description: `All pins of a search in order, then the buries; at most ${MAX_RULES_PER_QUERY}. Needs the permission \`CATALOGUE\` or \`REPORTS\`.`,
    authScopes: { catalogue: true, reports: true },
    args: { query: t.arg.string({ required: true, description: 'The search text.', validate: searchTextShape }) },
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

const rule = payloadFields('SearchRule', 'searchRuleId', (query) => db.searchRule.findUniqueOrThrow(query));

const SearchRuleMovePayload = builder.objectRef<{ query: string }>('SearchRuleMovePayload').implement({
  description: 'The pin is moved.',
  fields: (t) => ({
    searchRules: t.prismaField({
      type: [SearchRuleRef],
      description: 'The pins in order, then the buries.',
      resolve: (query, rules) => db.searchRule.findMany({ ...query, where: rules, orderBy: [...RULE_ORDER] }),
    }),
  }),
});

builder.mutationFields((t) => {
  const searchRuleId = t.input.globalID({ for: SearchRuleRef, required: true, description: 'The rule.' });
  const fields = {
    action: t.input.field({ type: SearchRuleActionRef, required: true, description: 'Pin or bury.' }),
    startDate: t.input.field({ type: 'Date', description: 'The first day, in Asia/Kolkata.' }),
    endDate: t.input.field({ type: 'Date', description: 'The last day, in Asia/Kolkata.' }),
    startsOn: t.input.string({ description: 'The first day.', deprecationReason: replacedBy('`startDate`') }),
    endsOn: t.input.string({ description: 'The last day.', deprecationReason: replacedBy('`endDate`') }),
  };
  return {
    searchRuleCreate: t.fieldWithInput({
      description: 'Pins a product behind the other pins of a search, or buries it. Needs the permission `CATALOGUE`.',
      type: rule.payload('SearchRuleCreatePayload', 'The product is pinned or buried.', (payload) => ({
        searchRule: payload.field(rule.row(SearchRuleRef, 'The new rule.')),
      })),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, ProductNotFoundError, SearchRuleExistsError, TooManySearchRulesError] },
      typeOptions: { validate: newSearchRuleShape },
      input: {
        query: t.input.string({ required: true, description: `The search text, 1 to ${MAX_SEARCH_TEXT} characters.` }),
        productId: t.input.globalID({
          for: ProductRef,
          required: true,
          description: 'The product, which may be hidden.',
        }),
        ...fields,
      },
      resolve: (_root, { input }, { authentication }) =>
        createSearchRule(requireViewer(authentication), {
          ...input,
          ...readRuleDays(input),
          productId: input.productId.id,
        }),
    }),
    searchRuleUpdate: t.fieldWithInput({
      description: 'Changes a rule. A bury that becomes a pin is the last pin. Needs the permission `CATALOGUE`.',
      type: rule.payload('SearchRuleUpdatePayload', 'The rule is changed.', (payload) => ({
        searchRule: payload.field(rule.row(SearchRuleRef, 'The rule as it is now.')),
      })),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, SearchRuleNotFoundError] },
      typeOptions: { validate: searchRuleShape },
      input: { searchRuleId, ...fields },
      resolve: (_root, { input }, { authentication }) =>
        updateSearchRule(requireViewer(authentication), {
          ...input,
          ...readRuleDays(input),
          searchRuleId: input.searchRuleId.id,
        }),
    }),
    searchRuleMove: t.fieldWithInput({
      description: 'Moves a pin among the pins of its search. Needs the permission `CATALOGUE`.',
      type: SearchRuleMovePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, SearchRuleNotFoundError] },
      input: {
        searchRuleId,
        position: t.input.int({
          required: true,
          description: 'From 1, up to the number of pins.',
          validate: searchRulePositionShape,
        }),
      },
      resolve: (_root, { input }, { authentication }) =>
        moveSearchRule(requireViewer(authentication), { ...input, searchRuleId: input.searchRuleId.id }),
    }),
    searchRuleDelete: t.fieldWithInput({
      description: 'Deletes a pin or a bury. Needs the permission `CATALOGUE`.',
      type: rule.deletePayload('The rule is deleted.', 'The deleted rule.'),
      authScopes: { catalogue: true },
      errors: { types: [SearchRuleNotFoundError] },
      input: { searchRuleId },
      resolve: (_root, { input }, { authentication }) =>
        deleteSearchRule(requireViewer(authentication), { searchRuleId: input.searchRuleId.id }),
    }),
  };
});
