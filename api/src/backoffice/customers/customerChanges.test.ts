import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../shop/checkout/placeOrder.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { viewerOfApiToken } from '../../shop/identity/apiTokens/viewerOfApiToken.ts';
import { logIn } from '../../shop/identity/login/logIn.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { viewerOfSession } from '../../shop/identity/sessions/session.ts';
import { makeApiToken } from '../../testing/apiTokenFixtures.ts';
import { makeCustomer, makeProduct, makeSession, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation, sendMutation } from '../../testing/graphql/executeMutation.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../testing/graphql/fakeCaller.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';

const BLOCKED = `... on CustomerBlockPayload { customer { isSuspended isCashOnDeliveryBlocked
  blocks { kind reason liftedAt author { name } liftedBy { name } } } }`;
const UNBLOCKED = BLOCKED.replace('CustomerBlockPayload', 'CustomerUnblockPayload');

let staff: SessionViewer;
beforeAll(async () => {
  staff = await makeStaff('CUSTOMERS');
});

type Kind = 'CASH_ON_DELIVERY' | 'ACCOUNT';
const idOf = ({ userId }: { userId: string }) => encodeId('Customer', userId);
const block = (customer: { userId: string }, kind: Kind, { viewer = staff, reason = 'Never at home' } = {}) =>
  executeMutation(viewer, {
    ...{ name: 'customerBlock', selection: BLOCKED, input: { customerId: idOf(customer), kind, reason } },
  });
const unblock = (customer: { userId: string }, kind: Kind, viewer = staff) =>
  executeMutation(viewer, {
    ...{ name: 'customerUnblock', selection: UNBLOCKED, input: { customerId: idOf(customer), kind } },
  });
const audited = async ({ userId }: { userId: string }) =>
  (await db.auditEntry.findMany({ where: { subjectId: userId }, orderBy: { id: 'asc' } })).map(({ action }) => action);

describe('a customer who is blocked from cash on delivery', () => {
  it('is told what would help, pays online, keeps earlier orders, and orders with cash once it is lifted', async () => {
    const { id: productId } = await makeProduct();
    const { viewer, addressId } = await makeCustomer([productId]);
    const order = (paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY') =>
      placeOrder(
        viewer,
        { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod },
        paymentServices(),
      );
    for (const reason of ['Never at home', 'Another reason'])
      expect((await block(viewer, 'CASH_ON_DELIVERY', { reason })).customer).toEqual({
        ...{ isSuspended: false, isCashOnDeliveryBlocked: true },
        blocks: [
          {
            ...{ kind: 'CASH_ON_DELIVERY', reason: 'Never at home', author: { name: 'Asha' } },
            ...{ liftedAt: null, liftedBy: null },
          },
        ],
      });
    await expect(order('CASH_ON_DELIVERY')).rejects.toMatchObject({
      message: 'Cash on Delivery isn’t available for your account. Please pay online or contact us.',
      remedies: ['PAY_ONLINE'],
    });
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(1);
    for (const _again of [1, 2])
      expect((await unblock(viewer, 'CASH_ON_DELIVERY')).customer).toMatchObject({
        isCashOnDeliveryBlocked: false,
        blocks: [{ reason: 'Never at home', liftedBy: { name: 'Asha' } }],
      });
    await order('CASH_ON_DELIVERY');
    expect(await audited(viewer)).toEqual(['USER_CASH_BLOCK', 'USER_CASH_UNBLOCK']);
  });
});

describe('a customer whose account is blocked', () => {
  it('loses sessions and tokens at once, cannot log in, and keeps the open order', async () => {
    const email = `${newId()}@kirana.example`;
    const { orderId, viewer } = await makeOrder([1]);
    await db.user.update({
      where: { id: viewer.userId },
      data: { email, passwordHash: await hashPassword('right one') },
    });
    const session = await makeSession(viewer);
    const { token } = await makeApiToken(viewer);
    const now = new Date();
    expect((await block(viewer, 'ACCOUNT')).customer).toMatchObject({
      ...{ isSuspended: true, blocks: [{ kind: 'ACCOUNT', reason: 'Never at home' }] },
    });
    expect(await viewerOfSession(session, TEST_STAFF_ACCESS, now)).toBeNull();
    expect(await viewerOfApiToken(token, TEST_STAFF_ACCESS, now)).toBeNull();
    const login = () => logIn({ email, password: 'right one' }, fakeCaller(), now);
    await expect(login()).rejects.toThrow('This account is suspended. Contact us for help.');
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'PLACED' });
    expect((await unblock(viewer, 'ACCOUNT')).customer).toMatchObject({ isSuspended: false });
    await login();
    expect(await audited(viewer)).toEqual(['USER_SUSPEND', 'USER_REINSTATE']);
  });

  it('is neither oneself nor, without the permission STAFF and theirs, a member of staff, nor a deleted account', async () => {
    const picker = await makeStaff('PICKING');
    expect((await block(staff, 'ACCOUNT')).__typename).toBe('PermissionRequiredError');
    const admin = await makeShopper({ role: 'ADMIN' });
    expect((await block(admin, 'ACCOUNT', { viewer: admin })).__typename).toBe('OwnAccountError');
    for (const viewer of [staff, await makeStaff('CUSTOMERS', 'PICKING'), await makeStaff('CUSTOMERS', 'STAFF')])
      expect((await block(picker, 'ACCOUNT', { viewer })).__typename).toBe('PermissionRequiredError');
    expect((await block(picker, 'ACCOUNT', { viewer: admin })).__typename).toBe('CustomerBlockPayload');
    expect((await unblock(picker, 'ACCOUNT')).__typename).toBe('PermissionRequiredError');
    const gone = await makeShopper({ status: 'INACTIVE' });
    for (const kind of ['ACCOUNT', 'CASH_ON_DELIVERY'] as const)
      expect((await block(gone, kind)).__typename).toBe('CustomerNotFoundError');
  });

  it('needs a recent authentication and a session, which cash on delivery needs in part', async () => {
    const customer = await makeShopper();
    const stale = { ...staff, authenticatedAt: new Date(0) };
    expect((await block(customer, 'ACCOUNT', { viewer: stale })).__typename).toBe('ReauthenticationRequiredError');
    expect((await block(customer, 'CASH_ON_DELIVERY', { viewer: stale })).__typename).toBe('CustomerBlockPayload');
    expect((await unblock(customer, 'ACCOUNT', stale)).__typename).toBe('ReauthenticationRequiredError');
    const { viewer } = await makeApiToken(staff, { scope: 'READ_WRITE' });
    const input = { customerId: idOf(customer), kind: 'ACCOUNT', reason: 'x' };
    const { errors } = await sendMutation(viewer, { name: 'customerBlock', selection: BLOCKED, input });
    expect(errors).toMatchObject([{ message: 'API tokens can’t do this', extensions: { code: 'FORBIDDEN' } }]);
    const blank = await block(customer, 'ACCOUNT', { reason: '  ' });
    expect([blank.__typename, blank.message]).toEqual(['InvalidInputError', 'Enter a reason']);
    expect(await db.user.findUnique({ where: { id: customer.userId } })).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('a note about a customer', () => {
  const NOTE = 'id body canUpdate editedAt author { name }';
  const NOTES = `query ($id: ID!) { customer(id: $id) { hasNotes notes(first: 5) { totalCount edges { node { ${NOTE} } } } } }`;
  const create = (customerId: string, body: string, idempotencyKey = newId()) =>
    executeMutation(staff, {
      ...{
        name: 'customerNoteCreate',
        selection: `... on CustomerNoteCreatePayload { noteEdge { node { ${NOTE} } } }`,
      },
      input: { customerId, body, idempotencyKey },
    });
  const notes = async (id: string, viewer = staff) => (await executeGraphql(NOTES, { id }, viewer)).data.customer;
  const update = (noteId: string, body: string, viewer = staff) =>
    executeMutation(viewer, {
      ...{ name: 'customerNoteUpdate', selection: `... on CustomerNoteUpdatePayload { note { ${NOTE} } }` },
      input: { noteId, body },
    });

  it('is written once, read by staff, changed only by its author, and deleted by any of them', async () => {
    const customer = await makeShopper();
    const [id, key] = [idOf(customer), newId()];
    const written = { body: 'Gate code 12\nBlue door', canUpdate: true, editedAt: null, author: { name: 'Asha' } };
    const { node: note } = (await create(id, written.body, key)).noteEdge;
    expect(note).toMatchObject(written);
    expect((await create(id, written.body, key)).noteEdge.node.id).toBe(note.id);
    expect((await create(id, 'Other', key)).__typename).toBe('IdempotencyKeyReusedError');
    await create(id, 'Second');
    const colleague = await makeStaff('CUSTOMERS');
    expect(await notes(id, colleague)).toMatchObject({
      ...{ hasNotes: true, notes: { totalCount: 2 } },
      notes: { edges: [{ node: { body: 'Second', canUpdate: false } }, { node: { ...written, canUpdate: false } }] },
    });
    expect((await update(note.id, 'Hijacked', colleague)).__typename).toBe('CustomerNoteNotFoundError');
    expect((await update(note.id, written.body)).note).toEqual(note);
    expect((await update(note.id, 'Gate code 34')).note).toMatchObject({
      ...{ body: 'Gate code 34', editedAt: expect.any(String) as unknown },
    });
    const DELETE =
      'mutation ($input: CustomerNoteDeleteInput!) { customerNoteDelete(input: $input) { deletedNoteId } }';
    for (const _again of [1, 2]) {
      const { data } = await executeGraphql(DELETE, { input: { noteId: note.id } }, colleague);
      expect(data.customerNoteDelete).toEqual({ deletedNoteId: note.id });
    }
    expect((await notes(id)).notes.totalCount).toBe(1);
    const [first, , changed, deleted] = await db.auditEntry.findMany({
      where: { subjectId: customer.userId },
      orderBy: { id: 'asc' },
    });
    expect(await audited(customer)).toEqual([
      ...['CUSTOMER_NOTE_CREATE', 'CUSTOMER_NOTE_CREATE', 'CUSTOMER_NOTE_UPDATE', 'CUSTOMER_NOTE_DELETE'],
    ]);
    expect(first).toMatchObject({ actorId: staff.userId, before: null, after: { note: note.id } });
    expect(JSON.stringify(changed)).not.toContain('Gate code');
    expect(deleted).toMatchObject({ actorId: colleague.userId, before: { note: note.id }, after: null });
    await db.user.update({ where: { id: customer.userId }, data: { status: 'INACTIVE' } });
    expect((await create(id, 'Too late')).__typename).toBe('CustomerNotFoundError');
  });
});

describe('the list of customers', () => {
  it('is filtered by blocks and notes', async () => {
    const tag = newId();
    const make = (name: string) => makeShopper({ name: `${name} ${tag}` });
    const calm = await make('calm');
    const cashless = await make('cashless');
    const suspended = await make('suspended');
    const noted = await make('noted');
    await block(cashless, 'CASH_ON_DELIVERY');
    await block(calm, 'CASH_ON_DELIVERY');
    await unblock(calm, 'CASH_ON_DELIVERY');
    await block(suspended, 'ACCOUNT');
    await db.customerNote.create({ data: { userId: noted.userId, body: 'Kind' } });
    const LIST = `query ($filter: CustomerFilter) { customers(search: "${tag}", filter: $filter) { totalCount edges { node { name } } } }`;
    const found = async (filter: object) => {
      const { edges } = (await executeGraphql(LIST, { filter }, staff)).data.customers;
      return edges.map(({ node }: { node: { name: string } }) => node.name.split(' ')[0]) as string[];
    };
    expect(await found({ isBlocked: true })).toEqual(['suspended', 'cashless']);
    expect(await found({ isBlocked: false })).toEqual(['noted', 'calm']);
    expect(await found({ hasNotes: true })).toEqual(['noted']);
    expect(await found({ hasNotes: false, isBlocked: false })).toEqual(['calm']);
    expect(await found({ hasNotes: true, isBlocked: true })).toEqual([]);
  });
});
