import { z } from 'zod';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { MAX_SEARCH_TEXT } from '../../../shop/search/searchTextShape.ts';
import { MAX_RULES_PER_QUERY } from './searchRuleErrors.ts';
import { searchRuleQuery } from '../../../shop/search/rules/searchRuleQuery.ts';

const dayShape = z.iso.date('A day is written as 2026-01-31').nullish();

/** Whether a first and a last day, either of which may be open, are in order. */
function areInOrder({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
}) {
  return startsOn == null || endsOn == null || startsOn <= endsOn;
}

const inOrder = { path: ['endsOn'], message: 'The last day must not be before the first one' };
const days = { startsOn: dayShape, endsOn: dayShape };

/** The valid fields of a new rule. */
export const newSearchRuleShape = z
  .looseObject({
    ...days,
    query: textShape('Search text', MAX_SEARCH_TEXT).refine(
      (text) => searchRuleQuery(text) !== '',
      'Search text must have letters or digits',
    ),
  })
  .refine(areInOrder, inOrder);

/** The valid fields of a changed rule. */
export const searchRuleShape = z.looseObject(days).refine(areInOrder, inOrder);

/** The valid place of a pin. */
export const searchRulePositionShape = z
  .number()
  .int()
  .min(1, 'The first position is 1')
  .max(MAX_RULES_PER_QUERY, `The last position is ${MAX_RULES_PER_QUERY}`);
