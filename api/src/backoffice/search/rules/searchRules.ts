import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { ShopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { toDateColumn, fromDateColumn } from '../../../platform/db/keysetSql.ts';
import type { SearchRuleAction, SearchRule, Prisma } from '../../../platform/db/generated/client.ts';
import { ProductNotFoundError } from '../../catalogue/catalogueErrors.ts';
import { transactionWithUnique } from '../../catalogue/transactionWithUnique.ts';
import { nextPosition, searchRuleQuery, closeGaps } from '../../../shop/search/rules/searchRules.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { MAX_SEARCH_TEXT } from '../../../shop/search/searchText.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of pins and buries of a search. */
export const MAX_RULES_PER_QUERY = 50;

export class SearchRuleNotFoundError extends defineUserError({
  description: 'There is no such rule.',
  message: 'This product is no longer pinned or buried',
}) {}

export class SearchRuleExistsError extends defineUserError({
  description: 'The search has a rule for the product already.',
}) {
  constructor(query: string) {
    super(`This product is already pinned or buried for ${query}`);
  }
}

export class TooManySearchRulesError extends defineUserError({
  description: `The search has the maximum of ${MAX_RULES_PER_QUERY} rules.`,
  message: `A search can have ${MAX_RULES_PER_QUERY} pins and buries. Remove one to add another.`,
}) {}

/** What a rule does, and its first and last day, either of which may be open. */
interface SearchRuleFields {
  action: SearchRuleAction;
  startsOn: ShopDay | null;
  endsOn: ShopDay | null;
}

/** A new pin or bury. */
interface NewSearchRule extends SearchRuleFields {
  /** Any text; rules belong to its normalized form. */
  query: string;
  productId: string;
}

/** Pins a product behind the other pins of a search, or buries it. @throws ProductNotFoundError, SearchRuleExistsError, TooManySearchRulesError */
export async function createSearchRule(
  viewer: Viewer,
  { query: text, productId, action, startsOn, endsOn }: NewSearchRule,
): Promise<{ searchRuleId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const query = searchRuleQuery(text);
  return transactionWithUnique(new SearchRuleExistsError(query), async (tx) => {
    await lockSearchRules(tx);
    const product = await tx.product.findUnique({ where: { id: productId, deletedAt: null }, select: { name: true } });
    if (!product) throw new ProductNotFoundError();
    if ((await tx.searchRule.count({ where: { query } })) >= MAX_RULES_PER_QUERY) throw new TooManySearchRulesError();
    const rule = await tx.searchRule.create({
      data: {
        query,
        productId,
        action,
        position: action === 'PIN' ? await nextPosition(tx, query) : null,
        startsOn: toDateColumn(startsOn),
        endsOn: toDateColumn(endsOn),
      },
    });
    await auditRule(tx, viewer, { before: null, after: { ...rule, product } });
    return { searchRuleId: rule.id };
  });
}

/** Changes what a rule does, and its days. A bury that becomes a pin comes behind the other pins. @throws SearchRuleNotFoundError */
export async function updateSearchRule(
  viewer: Viewer,
  { searchRuleId, action, startsOn, endsOn }: SearchRuleFields & { searchRuleId: string },
): Promise<{ searchRuleId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockSearchRule(tx, searchRuleId);
    const { query, product } = before;
    const pinPosition = async () => before.position ?? (await nextPosition(tx, query));
    const after = await tx.searchRule.update({
      where: { id: searchRuleId },
      data: {
        action,
        position: action === 'PIN' ? await pinPosition() : null,
        startsOn: toDateColumn(startsOn),
        endsOn: toDateColumn(endsOn),
      },
    });
    if (before.position !== null && after.position === null) await closeGaps(tx, query);
    await auditRule(tx, viewer, { before, after: { ...after, product } });
    return { searchRuleId };
  });
}

/** Moves a pin to a position, from 1, among the pins of its search; the others make room. @throws SearchRuleNotFoundError, also for a bury */
export async function moveSearchRule(
  viewer: Viewer,
  { searchRuleId, position }: { searchRuleId: string; position: number },
): Promise<{ query: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const rule = await lockSearchRule(tx, searchRuleId);
    const { query, position: from } = rule;
    if (from === null) throw new SearchRuleNotFoundError();
    const to = Math.min(position, await tx.searchRule.count({ where: { query, action: 'PIN' } }));
    await tx.$executeRaw`
      UPDATE search_rules SET updated_at = now(), position = CASE
        WHEN id = ${searchRuleId}::uuid THEN ${to}::int
        WHEN ${to}::int < ${from}::int THEN position + 1
        ELSE position - 1
      END
      WHERE query = ${query} AND position BETWEEN least(${from}::int, ${to}::int) AND greatest(${from}::int, ${to}::int)`;
    await auditRule(tx, viewer, { before: rule, after: { ...rule, position: to } });
    return { query };
  });
}

/** Deletes a pin or a bury; the pins behind it move up. @throws SearchRuleNotFoundError */
export async function deleteSearchRule(viewer: Viewer, { searchRuleId }: { searchRuleId: string }) {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockSearchRule(tx, searchRuleId);
    await tx.searchRule.delete({ where: { id: searchRuleId }, select: { id: true } });
    if (before.position !== null) await closeGaps(tx, before.query);
    await auditRule(tx, viewer, { before, after: null });
    return { searchRuleId };
  });
}

/** A rule with the name of its product. */
type NamedRule = SearchRule & { product: { name: string } };

/** Lets one transaction at a time change the rules, so that positions have no gaps and counts stay correct. */
async function lockSearchRules(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE search_rules IN SHARE ROW EXCLUSIVE MODE`;
}

/** Locks the rules, and reads one. @throws SearchRuleNotFoundError */
async function lockSearchRule(tx: Transaction, id: string): Promise<NamedRule> {
  await lockSearchRules(tx);
  const rule = await tx.searchRule.findUnique({ where: { id }, include: { product: { select: { name: true } } } });
  if (!rule) throw new SearchRuleNotFoundError();
  return rule;
}

/** Records a change of a rule: null before its creation, and after its deletion. */
async function auditRule(
  tx: Transaction,
  viewer: Viewer,
  { before, after }: { before: NamedRule; after: NamedRule | null } | { before: null; after: NamedRule },
): Promise<void> {
  const { id, query } = before ?? after;
  const change = before ? 'UPDATE' : 'CREATE';
  await recordAudit(tx, viewer, {
    action: `SEARCH_RULE_${after ? change : 'DELETE'}`,
    subjectId: id,
    subjectName: query,
    before: before && searchRuleSnapshot(before),
    after: after && searchRuleSnapshot(after),
  });
}

/** What the audit log records of a rule. */
function searchRuleSnapshot({ product, action, position, startsOn, endsOn }: NamedRule): Prisma.InputJsonObject {
  return {
    product: product.name,
    action,
    position,
    startsOn: fromDateColumn(startsOn),
    endsOn: fromDateColumn(endsOn),
  };
}

const dayShape = z.iso.date('Enter a day such as 2026-01-31').nullish();

/** The days of a rule as a client gives them: by their names of the schema, or by the former ones `startsOn` and `endsOn`. */
const daysShape = z.looseObject({ startDate: dayShape, endDate: dayShape, startsOn: dayShape, endsOn: dayShape });
type GivenDays = z.input<typeof daysShape>;

/** The days of a rule. */
export const readRuleDays = ({ startDate, endDate, startsOn, endsOn }: GivenDays) => ({
  startsOn: startDate ?? startsOn ?? null,
  endsOn: endDate ?? endsOn ?? null,
});

const disagree = (day: string | null | undefined, former: string | null | undefined) =>
  day != null && former != null && day !== former;

function checkDays(given: GivenDays, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void {
  const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  if (disagree(given.startDate, given.startsOn)) refuse('startDate', 'startDate and startsOn contradict each other');
  if (disagree(given.endDate, given.endsOn)) refuse('endDate', 'endDate and endsOn contradict each other');
  const { startsOn, endsOn } = readRuleDays(given);
  if (startsOn !== null && endsOn !== null && startsOn > endsOn)
    refuse(given.endDate == null ? 'endsOn' : 'endDate', 'The last day can’t be before the first one');
}

/** The valid fields of a new rule. */
export const newSearchRuleShape = daysShape
  .extend({
    query: textShape('Search text', MAX_SEARCH_TEXT).refine(
      (text) => searchRuleQuery(text) !== '',
      'Search text needs letters or digits',
    ),
  })
  .superRefine(checkDays);

/** The valid fields of a changed rule. */
export const searchRuleShape = daysShape.superRefine(checkDays);

/** The valid place of a pin. */
export const searchRulePositionShape = z
  .number()
  .int()
  .min(1, 'The first position is 1')
  .max(MAX_RULES_PER_QUERY, `The last position is ${MAX_RULES_PER_QUERY}`);
