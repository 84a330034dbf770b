import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ProductNotFoundError } from '../../catalogue/catalogueErrors.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { MAX_SEARCH_TEXT } from '../../../shop/search/searchTextShape.ts';
import { createSearchRule } from './createSearchRule.ts';
import { deleteSearchRule } from './deleteSearchRule.ts';
import { moveSearchRule } from './moveSearchRule.ts';
import { RULE_ORDER, SearchRuleActionRef, SearchRuleRef } from './searchRule.schema.ts';
import { SearchRuleExistsError, SearchRuleNotFoundError, TooManySearchRulesError } from './searchRuleErrors.ts';
import { newSearchRuleShape, searchRulePositionShape, searchRuleShape } from './searchRuleShapes.ts';
import { updateSearchRule } from './updateSearchRule.ts';

const SearchRuleCreatePayload = builder.objectRef<{ searchRuleId: string }>('SearchRuleCreatePayload').implement({
  description: 'The product is pinned or buried.',
  fields: (t) => ({
    searchRule: t.prismaField({
      type: SearchRuleRef,
      description: 'The new rule.',
      resolve: (query, { searchRuleId }) => loadRule(query, searchRuleId),
    }),
  }),
});

const SearchRuleUpdatePayload = builder.objectRef<{ searchRuleId: string }>('SearchRuleUpdatePayload').implement({
  description: 'The rule is changed.',
  fields: (t) => ({
    searchRule: t.prismaField({
      type: SearchRuleRef,
      description: 'The rule as it is now.',
      resolve: (query, { searchRuleId }) => loadRule(query, searchRuleId),
    }),
  }),
});

const SearchRuleMovePayload = builder.objectRef<{ query: string }>('SearchRuleMovePayload').implement({
  description: 'The pin is moved.',
  fields: (t) => ({
    searchRules: t.prismaField({
      type: [SearchRuleRef],
      description: 'The pins of the search in their order, then what is buried.',
      resolve: (query, rules) => db.searchRule.findMany({ ...query, where: rules, orderBy: [...RULE_ORDER] }),
    }),
  }),
});

const SearchRuleDeletePayload = builder.objectRef<{ searchRuleId: string }>('SearchRuleDeletePayload').implement({
  description: 'The rule is deleted.',
  fields: (t) => ({
    deletedSearchRuleId: t.id({
      description: 'The public id of the deleted rule.',
      resolve: ({ searchRuleId }) => encodeId('SearchRule', searchRuleId),
    }),
  }),
});

function loadRule(query: object, id: string) {
  return db.searchRule.findUniqueOrThrow({ ...query, where: { id } });
}

builder.mutationFields((t) => {
  const searchRuleId = t.input.globalID({
    for: SearchRuleRef,
    required: true,
    description: 'The public id of the rule.',
  });
  const fields = {
    action: t.input.field({
      type: SearchRuleActionRef,
      required: true,
      description: 'What the rule does with its product.',
    }),
    startsOn: t.input.string({
      description: "The first day of the shop's calendar as `2026-01-31`; without it the rule applies at once.",
    }),
    endsOn: t.input.string({
      description: "The last day of the shop's calendar as `2026-01-31`; without it the rule does not end.",
    }),
  };
  return {
    searchRuleCreate: t.fieldWithInput({
      description: 'Pins a product behind the other pins of a search, or buries it. Needs the permission `CATALOGUE`.',
      type: SearchRuleCreatePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, ProductNotFoundError, SearchRuleExistsError, TooManySearchRulesError] },
      typeOptions: { validate: newSearchRuleShape },
      input: {
        query: t.input.string({ required: true, description: `The search text, 1 to ${MAX_SEARCH_TEXT} characters.` }),
        productId: t.input.globalID({
          for: ProductRef,
          required: true,
          description: 'The public id of the product, which may be hidden.',
        }),
        ...fields,
      },
      resolve: (_root, { input }, { authentication }) =>
        createSearchRule(requireViewer(authentication), {
          query: input.query,
          productId: input.productId.id,
          action: input.action,
          startsOn: input.startsOn ?? null,
          endsOn: input.endsOn ?? null,
        }),
    }),
    searchRuleUpdate: t.fieldWithInput({
      description:
        'Changes what a rule does and its days. A bury that becomes a pin comes behind the other pins. Needs the permission `CATALOGUE`.',
      type: SearchRuleUpdatePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, SearchRuleNotFoundError] },
      typeOptions: { validate: searchRuleShape },
      input: { searchRuleId, ...fields },
      resolve: (_root, { input }, { authentication }) =>
        updateSearchRule(requireViewer(authentication), {
          searchRuleId: input.searchRuleId.id,
          action: input.action,
          startsOn: input.startsOn ?? null,
          endsOn: input.endsOn ?? null,
        }),
    }),
    searchRuleMove: t.fieldWithInput({
      description:
        'Moves a pin among the pins of its search; the others make room. It fails with SearchRuleNotFoundError for a bury. Needs the permission `CATALOGUE`.',
      type: SearchRuleMovePayload,
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, SearchRuleNotFoundError] },
      input: {
        searchRuleId,
        position: t.input.int({
          required: true,
          description: 'The position from 1; a position behind the last pin is the last one.',
          validate: searchRulePositionShape,
        }),
      },
      resolve: (_root, { input }, { authentication }) =>
        moveSearchRule(requireViewer(authentication), {
          searchRuleId: input.searchRuleId.id,
          position: input.position,
        }),
    }),
    searchRuleDelete: t.fieldWithInput({
      description: 'Deletes a pin or a bury; the pins behind it move up. Needs the permission `CATALOGUE`.',
      type: SearchRuleDeletePayload,
      authScopes: { catalogue: true },
      errors: { types: [SearchRuleNotFoundError] },
      input: { searchRuleId },
      resolve: (_root, { input }, { authentication }) =>
        deleteSearchRule(requireViewer(authentication), { searchRuleId: input.searchRuleId.id }),
    }),
  };
});
