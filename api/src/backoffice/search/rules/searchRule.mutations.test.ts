import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../../platform/core/errors/statusErrors.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeProducts, makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { unexpectedErrors } from '../../../testing/graphql/unexpectedErrors.ts';
import {
  createSearchRule,
  deleteSearchRule,
  moveSearchRule,
  MAX_RULES_PER_QUERY,
  updateSearchRule,
} from './searchRules.ts';

const RULE = 'id query action position startDate endDate startsOn endsOn isActive product { id name }';
const ISSUES = '... on InvalidInputError { issues { path message } } ... on Error { message }';
const CREATE = `mutation ($input: SearchRuleCreateInput!) { searchRuleCreate(input: $input) { __typename
  ... on SearchRuleCreatePayload { searchRule { ${RULE} } } ${ISSUES} } }`;
const UPDATE = `mutation ($input: SearchRuleUpdateInput!) { searchRuleUpdate(input: $input) { __typename
  ... on SearchRuleUpdatePayload { searchRule { ${RULE} } } ${ISSUES} } }`;
const MOVE = `mutation ($input: SearchRuleMoveInput!) { searchRuleMove(input: $input) { __typename
  ... on SearchRuleMovePayload { searchRules { position product { name } } } ${ISSUES} } }`;
const DELETE = `mutation ($input: SearchRuleDeleteInput!) { searchRuleDelete(input: $input) { __typename
  ... on SearchRuleDeletePayload { deletedSearchRuleId } ... on Error { message } } }`;
const RULES = `query ($query: String!) { searchRules(query: $query) { ${RULE} } }`;

let admin: Viewer;
let productIds: string[];

const send = async (document: string, input: object) => {
  const { data, errors } = await executeGraphql(document, { input }, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as Record<string, never>; // the only field
};
const publicId = (index: number) => encodeId('Product', productIds[index] ?? '');
const pin = async (index: number, query = 'Paneer'): Promise<string> =>
  (await send(CREATE, { query, productId: publicId(index), action: 'PIN' }))['searchRule']?.['id'] ?? '';
const order = async () =>
  (await executeGraphql(RULES, { query: 'paneer' }, admin)).data.searchRules.map(
    ({ product, position }: { product: { name: string }; position: number | null }) => `${position} ${product.name}`,
  );
const auditOf = async () =>
  db.auditEntry.findMany({
    where: { subjectType: 'SEARCH_RULE' },
    orderBy: { id: 'asc' },
    select: { action: true, subjectName: true, before: true, after: true },
  });

beforeAll(async () => {
  admin = await makeStaff('CATALOGUE');
  productIds = [];
  for (const name of ['A', 'B', 'C', 'D']) productIds.push((await makeProduct({ name })).id);
});
beforeEach(() => db.searchRule.deleteMany());

describe('searchRuleCreate', () => {
  it('pins a product behind the other pins of the normalized text, and records it', async () => {
    await pin(0);
    const input = {
      query: ' PANEER! ',
      productId: publicId(1),
      action: 'PIN',
      startDate: '2026-03-01',
      endDate: '2026-03-08',
    };
    expect(await send(CREATE, input)).toMatchObject({
      __typename: 'SearchRuleCreatePayload',
      searchRule: {
        query: 'paneer',
        action: 'PIN',
        position: 2,
        startDate: '2026-03-01',
        endDate: '2026-03-08',
        startsOn: '2026-03-01',
        isActive: false,
      },
    });
    expect((await auditOf()).at(-1)).toEqual({
      action: 'SEARCH_RULE_CREATE',
      subjectName: 'paneer',
      before: null,
      after: { product: 'B', action: 'PIN', position: 2, startsOn: '2026-03-01', endsOn: '2026-03-08' },
    });
  });

  it('buries without a position', async () => {
    const { searchRule } = await send(CREATE, { query: 'paneer', productId: publicId(2), action: 'BURY' });
    expect(searchRule).toMatchObject({ action: 'BURY', position: null, startsOn: null, endsOn: null, isActive: true });
  });

  it('refuses a second rule of a product, also at the same time', async () => {
    const input = { query: 'paneer', productId: publicId(0), action: 'PIN' };
    const results = await Promise.all([send(CREATE, input), send(CREATE, { ...input, action: 'BURY' })]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual([
      'SearchRuleCreatePayload',
      'SearchRuleExistsError',
    ]);
  });

  it('gives concurrent pins positions of their own', async () => {
    await Promise.all([0, 1, 2, 3].map((index) => pin(index)));
    expect((await db.searchRule.findMany()).map(({ position }) => position).sort()).toEqual([1, 2, 3, 4]);
  });

  it('refuses a product that is deleted or unknown', async () => {
    const { id } = await makeProduct({ deletedAt: new Date() });
    for (const productId of [encodeId('Product', id), encodeId('Product', newId())]) {
      const result = await send(CREATE, { query: 'paneer', productId, action: 'PIN' });
      expect(result['__typename']).toBe('ProductNotFoundError');
    }
  });

  it('refuses more rules than a search can have', async () => {
    const many = await makeProducts(MAX_RULES_PER_QUERY);
    await db.searchRule.createMany({
      data: many.map((productId) => ({ productId, query: 'paneer', action: 'BURY' as const })),
    });
    const result = await send(CREATE, { query: 'paneer', productId: publicId(0), action: 'PIN' });
    expect(result['__typename']).toBe('TooManySearchRulesError');
  });

  it.each([
    [{ query: '!?' }, 'query'],
    [{ query: ' ' }, 'query'],
    [{ query: 'x'.repeat(201) }, 'query'],
    [{ query: 'paneer\0' }, 'query'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ startsOn: '1.3.2026' }, 'startsOn'],
    [{ endsOn: '20260301' }, 'endsOn'],
    [{ startsOn: '2026-03-02', endsOn: '2026-03-01' }, 'endsOn'],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
    [{ startDate: '2026-03-02', startsOn: '2026-03-01' }, 'startDate'],
    [{ endDate: '2026-03-02', endsOn: '2026-03-01' }, 'endDate'],
  ])('refuses %j', async (input, path) => {
    const result = await send(CREATE, { query: 'paneer', productId: publicId(0), action: 'PIN', ...input });
    expect(result).toMatchObject({ __typename: 'InvalidInputError' });
    expect(JSON.stringify(result['issues'])).toContain(`"${path}"`);
    expect(await db.searchRule.count()).toBe(0);
  });
});

describe('searchRuleUpdate', () => {
  it('changes the days, and records the difference', async () => {
    const searchRuleId = await pin(0);
    const result = await send(UPDATE, { searchRuleId, action: 'PIN', endsOn: '2026-03-08' });
    expect(result['searchRule']).toMatchObject({ position: 1, startsOn: null, endsOn: '2026-03-08' });
    expect((await auditOf()).at(-1)).toMatchObject({ before: { endsOn: null }, after: { endsOn: '2026-03-08' } });
  });

  it('makes a pin a bury, and the pins behind it move up; and back, behind the others', async () => {
    const [first] = [await pin(0), await pin(1), await pin(2)];
    await send(UPDATE, { searchRuleId: first, action: 'BURY' });
    expect(await order()).toEqual(['1 B', '2 C', 'null A']);
    await send(UPDATE, { searchRuleId: first, action: 'PIN' });
    expect(await order()).toEqual(['1 B', '2 C', '3 A']);
  });

  it('refuses days out of order and an unknown rule', async () => {
    const searchRuleId = await pin(0);
    const days = { startsOn: '2026-03-02', endsOn: '2026-03-01' };
    expect(await send(UPDATE, { searchRuleId, action: 'PIN', ...days })).toMatchObject({
      __typename: 'InvalidInputError',
    });
    const unknown = { searchRuleId: encodeId('SearchRule', newId()), action: 'PIN' };
    expect(await send(UPDATE, unknown)).toMatchObject({ __typename: 'SearchRuleNotFoundError' });
  });
});

describe('searchRuleMove', () => {
  it.each([
    [3, 1, ['1 D', '2 A', '3 B', '4 C']],
    [0, 3, ['1 B', '2 C', '3 A', '4 D']],
    [1, 50, ['1 A', '2 C', '3 D', '4 B']],
    [2, 3, ['1 A', '2 B', '3 C', '4 D']],
  ])('moves pin %i to position %i, and the others make room', async (index, position, expected) => {
    const ids = [await pin(0), await pin(1), await pin(2), await pin(3)];
    await pin(0, 'tofu');
    const { searchRules } = await send(MOVE, { searchRuleId: ids[index], position });
    expect(searchRules).toMatchObject(
      expected.map((text) => ({ position: Number(text[0]), product: { name: text[2] } })),
    );
    expect(await order()).toEqual(expected);
  });

  it('refuses a bury, and positions that no pin has', async () => {
    const { searchRule } = await send(CREATE, { query: 'paneer', productId: publicId(0), action: 'BURY' });
    const searchRuleId = searchRule?.['id'];
    expect(await send(MOVE, { searchRuleId, position: 1 })).toMatchObject({ __typename: 'SearchRuleNotFoundError' });
    for (const position of [0, -1, 51])
      expect(await send(MOVE, { searchRuleId, position })).toMatchObject({ __typename: 'InvalidInputError' });
  });
});

describe('searchRuleDelete', () => {
  it('deletes a rule, moves the pins behind it up, and records it', async () => {
    const [first] = [await pin(0), await pin(1)];
    expect(await send(DELETE, { searchRuleId: first })).toMatchObject({ deletedSearchRuleId: first });
    expect(await order()).toEqual(['1 B']);
    expect((await auditOf()).at(-1)).toMatchObject({
      action: 'SEARCH_RULE_DELETE',
      before: { product: 'A' },
      after: null,
    });
    expect(await send(DELETE, { searchRuleId: first })).toMatchObject({ __typename: 'SearchRuleNotFoundError' });
  });
});

describe('each rule', () => {
  it('refuses all but admins', async () => {
    const shopper = await makeShopper();
    const days = { startsOn: null, endsOn: null };
    const searchRuleId = newId();
    for (const attempt of [
      createSearchRule(shopper, { query: 'paneer', productId: newId(), action: 'PIN', ...days }),
      updateSearchRule(shopper, { searchRuleId, action: 'PIN', ...days }),
      moveSearchRule(shopper, { searchRuleId, position: 1 }),
      deleteSearchRule(shopper, { searchRuleId }),
    ])
      await expect(attempt).rejects.toThrow(ForbiddenError);
    expect(unexpectedErrors).toEqual([]);
  });
});
