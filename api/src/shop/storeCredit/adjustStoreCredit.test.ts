import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeSession, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation, sendMutation } from '../../testing/graphql/executeMutation.ts';

const ADJUSTED = `__typename ... on StoreCreditAdjustPayload { storeCreditAccount { balance }
  transactionEdge { node { id event amount balanceAfter note actor { name } } } } ... on Error { message }`;
const OWN = `{ viewer { storeCredit { balance transactions(first: 1) {
  totalCount pageInfo { hasNextPage } edges { node { event amount note orderId orderNumber } } } } } }`;

const PAGE = `query ($after: String) { viewer { storeCredit { transactions(first: 1, after: $after) {
  pageInfo { endCursor } edges { node { amount } } } } } }`;

let staff: SessionViewer;
let customer: SessionViewer;
beforeAll(async () => {
  staff = await makeStaff('REFUNDS', 'CUSTOMERS');
});
beforeEach(async () => {
  customer = await makeSession(await makeShopper());
});

const inputOf = (amount: number, { note = 'Sorry', idempotencyKey = newId() } = {}) => ({
  ...{ customerId: encodeId('Customer', customer.userId), amount, note, idempotencyKey },
});
const adjust = (input: object, viewer = staff) =>
  executeMutation(viewer, { name: 'storeCreditAdjust', selection: ADJUSTED, input });

describe('store credit', () => {
  it('is added and removed by staff for a reason, which the customer reads and the audit log has', async () => {
    expect(await adjust(inputOf(5000))).toMatchObject({
      storeCreditAccount: { balance: 5000 },
      transactionEdge: { node: { amount: 5000, balanceAfter: 5000, note: 'Sorry', actor: { name: 'Asha' } } },
    });
    expect(await adjust(inputOf(-1500, { note: 'Too much' }))).toMatchObject({ storeCreditAccount: { balance: 3500 } });
    expect((await executeGraphql(OWN, {}, customer)).data.viewer.storeCredit).toEqual({
      balance: 3500,
      transactions: {
        totalCount: 2,
        pageInfo: { hasNextPage: true },
        edges: [{ node: { event: 'ADJUSTMENT', amount: -1500, note: 'Too much', orderId: null, orderNumber: null } }],
      },
    });
    const entries = await db.auditEntry.findMany({ where: { subjectId: customer.userId }, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { action: 'STORE_CREDIT_ADJUST', before: { storeCreditPaise: 0 }, after: { storeCreditPaise: 5000 } },
      { action: 'STORE_CREDIT_ADJUST', before: { storeCreditPaise: 5000 }, after: { storeCreditPaise: 3500 } },
    ]);
  });

  it('has its changes in pages, newest first', async () => {
    for (const amount of [100, 200, 300]) await adjust(inputOf(amount));
    const amounts: number[] = [];
    for (let after: string | null = null; amounts.length < 3;) {
      const { data } = await executeGraphql(PAGE, { after }, customer);
      const { edges, pageInfo } = data.viewer.storeCredit.transactions;
      amounts.push(edges[0].node.amount);
      after = pageInfo.endCursor;
    }
    expect(amounts).toEqual([300, 200, 100]);
  });

  it('is changed once by a repeated call', async () => {
    const input = inputOf(5000);
    const [first, second] = await Promise.all([adjust(input), adjust(input)]);
    expect(second).toEqual(first);
    expect(await adjust({ ...input, amount: 4000 })).toMatchObject({ __typename: 'IdempotencyKeyReusedError' });
    const account = await db.storeCreditAccount.findUniqueOrThrow({ where: { userId: customer.userId } });
    expect(account.balancePaise).toBe(5000n);
  });

  it('is not removed beyond the balance, nor changed without an amount, a reason or a customer', async () => {
    await adjust(inputOf(5000));
    expect(await adjust(inputOf(-5001))).toMatchObject({
      ...{ __typename: 'InsufficientStoreCreditError', message: 'Only ₹50 of store credit is left to remove.' },
    });
    for (const input of [inputOf(0), inputOf(1_000_001), inputOf(100, { note: ' ' })])
      expect(await adjust(input)).toMatchObject({ __typename: 'InvalidInputError' });
    const unknown = { ...inputOf(100), customerId: encodeId('Customer', newId()) };
    expect(await adjust(unknown)).toMatchObject({ __typename: 'CustomerNotFoundError' });
    expect(await db.storeCreditTransaction.count({ where: { userId: customer.userId } })).toBe(1);
  });

  it('is not changed by staff for themselves', async () => {
    const own = { ...inputOf(5000), customerId: encodeId('Customer', staff.userId) };
    expect(await adjust(own)).toMatchObject({ __typename: 'OwnAccountError' });
    expect(await db.storeCreditTransaction.count({ where: { userId: staff.userId } })).toBe(0);
  });

  it('cannot be read or changed by others', async () => {
    const { transactionEdge } = await adjust(inputOf(5000));
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    const { id } = transactionEdge.node as { id: string };
    expect((await executeGraphql(node, { id }, customer)).data.node).toEqual({ id });
    expect((await executeGraphql(node, { id }, await makeShopper())).data.node).toBeNull();
    const refused = await sendMutation(await makeStaff('CUSTOMERS'), {
      ...{ name: 'storeCreditAdjust', selection: ADJUSTED, input: inputOf(100) },
    });
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
