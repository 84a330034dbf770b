import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { LIMITS } from '../../platform/limits/limits.ts';
import { queueGrievanceDueMails } from '../../backoffice/grievances/grievanceDueMails.ts';
import { GrievanceHandledError, handleGrievance } from '../../backoffice/grievances/handleGrievance.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { createThrottle } from '../../platform/limits/createThrottle.ts';
import { databasePool } from '../../platform/db/client.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { readMail } from '../../testing/readMail.ts';
import { createGrievance, findGrievance, grievanceDeadlines, type NewGrievance } from './grievances.ts';

const FILED = new Date('2026-11-29T06:30:00Z');
const hoursLater = (hours: number) => new Date(FILED.getTime() + hours * 60 * 60 * 1000);

let staff: Viewer;
let email: string;
beforeEach(async () => {
  await emptyTables('grievances');
  staff = await makeStaff('CUSTOMERS');
  await db.user.update({ where: { id: staff.userId }, data: { emailVerifiedAt: FILED } });
  email = `${newId()}@kirana.example`;
});

const complaint = (fields: Partial<NewGrievance> = {}): NewGrievance => ({
  ...{ name: 'Asha Rao', email, mobile: null, orderNumber: null, subject: 'Late again', body: 'Two hours late.' },
  ...{ idempotencyKey: newId(), ...fields },
});
const file = (fields: Partial<NewGrievance> = {}, viewer: Viewer | null = null, now = FILED) =>
  createGrievance(viewer, complaint(fields), { caller: fakeCaller(), now });
const staffEmail = async () => (await db.user.findUniqueOrThrow({ where: { id: staff.userId } })).email;

describe('the limits of a complaint', () => {
  it.each([
    ['2026-11-29T06:30:00Z', '2026-12-01T06:30:00Z', '2026-12-29T06:30:00Z'],
    ['2027-01-31T06:30:00Z', '2027-02-02T06:30:00Z', '2027-02-28T06:30:00Z'],
    ['2027-01-31T20:00:00Z', '2027-02-02T20:00:00Z', '2027-02-28T20:00:00Z'], // the first of February in India
  ])('of %s are %s and %s', (filed, acknowledgeBy, resolveBy) => {
    const limits = grievanceDeadlines(new Date(filed));
    expect(limits).toEqual({ acknowledgeBy: new Date(acknowledgeBy), resolveBy: new Date(resolveBy) });
  });
});

describe('createGrievance', () => {
  it('numbers the complaint of a visitor, and mails a link that shows it to its holder alone', async () => {
    const { id, number, orderId } = await file({ orderNumber: 1 });
    expect(orderId).toBeNull();
    const mail = await readMail(email);
    expect(mail).toMatchObject({ kind: 'GRIEVANCE_RECEIVED', subject: `We’ve got your complaint #${number}` });
    expect(JSON.stringify(mail)).toContain('by 1 December 2026 at 12:00 pm, and answers it by 29 December 2026');
    const token = mail?.button?.url.replace('http://shop.example/complaint/', '') ?? '';
    const { fingerprint } = fakeCaller();
    const ask = async (given: string) =>
      (
        await executeGraphql('query ($token: String!) { grievanceTicket(token: $token) { number subject } }', {
          token: given,
        })
      ).data;
    expect((await findGrievance(token, fingerprint))?.id).toBe(id);
    for (const other of [encodeId('Grievance', id), `${id}.${'A'.repeat(43)}`, ''])
      expect(await ask(other)).toEqual({ grievanceTicket: null });
  });

  it('links the order of the shopper who placed it, and of nobody else', async () => {
    const { orderId, viewer } = await makeOrder();
    const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(await file({ orderNumber: number }, viewer)).toMatchObject({ orderId, orderNumber: number });
    for (const other of [null, await makeShopper()])
      expect(await file({ orderNumber: number }, other)).toMatchObject({ orderId: null, orderNumber: number });
    const { data } = await executeGraphql('{ viewer { grievanceTickets { subject } } }', {}, viewer);
    expect(data).toEqual({ viewer: { grievanceTickets: [{ subject: 'Late again' }] } });
  });

  it('files a repeated request once, and refuses its key for another complaint', async () => {
    const idempotencyKey = newId();
    const both = await Promise.all([file({ idempotencyKey }), file({ idempotencyKey })]);
    expect(both[0].id).toBe(both[1].id);
    expect(await db.mail.count({ where: { recipient: email } })).toBe(1);
    await expect(file({ idempotencyKey, body: 'Another' })).rejects.toThrow('idempotency key');
  });

  it('limits the complaints of a network and of an address', async () => {
    const { count } = LIMITS.grievancesPerAddress;
    const caller = fakeCaller({ throttle: createThrottle({ pool: databasePool('writes'), redis: null }) });
    const file = (fields: Partial<NewGrievance> = {}) =>
      createGrievance(null, complaint(fields), { caller, now: FILED });
    for (let filed = 0; filed < count; filed += 1) await file();
    await expect(file()).rejects.toThrow('Too many attempts');
    await expect(file({ email: `${newId()}@kirana.example` })).resolves.toMatchObject({ status: 'RECEIVED' });
  });

  it.each([
    [{ email: 'nobody' }, 'Enter a valid email address'],
    [{ name: 'Win at www.evil.example' }, 'Enter your name without links or symbols'],
    [{ subject: ' ' }, 'Enter what it is about'],
    [{ body: 'x'.repeat(3001) }, 'Complaint can have at most 3000 characters'],
    [{ mobile: 'call me' }, 'Enter a valid phone number'],
    [{ orderNumber: 0 }, ''],
  ])('refuses %o', async (fields, message) => {
    const selection = '... on InvalidInputError { issues { message } }';
    const asked = { name: 'grievanceCreate', selection, input: complaint(fields) };
    const result = await executeMutation(await makeShopper(), asked);
    expect(result).toMatchObject({ __typename: 'InvalidInputError' });
    expect(JSON.stringify(result)).toContain(message);
  });
});

describe('a complaint', () => {
  it('is acknowledged and resolved once, with a mail at each step', async () => {
    const { id, number } = await file();
    await handleGrievance(staff, { grievanceId: id, to: 'ACKNOWLEDGED', note: 'We ask the rider.' }, hoursLater(47));
    expect(JSON.stringify(await readMail(email))).toContain('Our answer: We ask the rider.');
    const again = { grievanceId: id, to: 'ACKNOWLEDGED', note: null } as const;
    await expect(handleGrievance(staff, again, hoursLater(48))).rejects.toThrow(GrievanceHandledError);
    await handleGrievance(staff, { grievanceId: id, to: 'RESOLVED', note: 'He is sorry.' }, hoursLater(60));
    expect(await readMail(email)).toMatchObject({ subject: `Your complaint #${number} is closed` });
    const late = { grievanceId: id, to: 'RESOLVED', note: 'Again' } as const;
    await expect(handleGrievance(staff, late, hoursLater(61))).rejects.toThrow(GrievanceHandledError);
    expect(await db.grievance.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ status: 'RESOLVED', note: 'He is sorry.', dueAt: null },
      ...{ acknowledgedAt: hoursLater(47), resolvedAt: hoursLater(60) },
    });
  });

  it('stands before others in the list when its limit is nearer', async () => {
    const first = await file({ subject: 'Acknowledged' });
    await file({ subject: 'New' }, null, hoursLater(100));
    await handleGrievance(staff, { grievanceId: first.id, to: 'ACKNOWLEDGED', note: null }, hoursLater(1));
    const list = '{ grievances(isResolved: false, first: 5) { edges { node { subject } } } }';
    expect((await executeGraphql(list, {}, staff)).data).toEqual({
      grievances: { edges: [{ node: { subject: 'New' } }, { node: { subject: 'Acknowledged' } }] },
    });
    expect((await executeGraphql(list, {}, await makeStaff('SETTINGS'))).data).toEqual({ grievances: null });
  });

  it.each([false, true])(
    'is listed page by page, both ways, also among equal times; resolved: %s',
    async (isResolved) => {
      const filed = [];
      for (const now of [FILED, FILED, hoursLater(1), FILED, FILED]) filed.push((await file({}, null, now)).number);
      if (isResolved)
        for (const { id, createdAt: now } of await db.grievance.findMany())
          await handleGrievance(staff, { grievanceId: id, to: 'RESOLVED', note: 'Done' }, now);
      const ask = async (page: string) => {
        const list = `{ grievances(isResolved: ${isResolved}, ${page}) {
        totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { number } } } }`;
        const { totalCount, pageInfo, edges } = (await executeGraphql(list, {}, staff)).data.grievances;
        return { totalCount, pageInfo, numbers: edges.map(({ node }: { node: { number: number } }) => node.number) };
      };
      const byLimit = [filed[0], filed[1], filed[3], filed[4], filed[2]];
      const expected = isResolved ? byLimit.toReversed() : byLimit;
      const first = await ask('first: 2');
      const second = await ask(`first: 2, after: "${first.pageInfo.endCursor}"`);
      const third = await ask(`first: 2, after: "${second.pageInfo.endCursor}"`);
      expect([first, second, third].map(({ totalCount }) => totalCount)).toEqual([5, 5, 5]);
      expect([first, second, third].flatMap(({ numbers }) => numbers)).toEqual(expected);
      expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
      const back = await ask(`last: 2, before: "${third.pageInfo.startCursor}"`);
      expect(back.numbers).toEqual(second.numbers);
      for (const cursor of ['x', Buffer.from(`[9e15,"${newId()}"]`).toString('base64url')])
        expect(
          (await executeGraphql(`{ grievances(isResolved: false, after: "${cursor}") { totalCount } }`, {}, staff))
            .errors,
        ).toMatchObject([{ message: 'The cursor is malformed' }]);
    },
  );

  it('is in the daily mail to staff from a day before its first limit, and five days before its second', async () => {
    const { id, number } = await file();
    expect(await queueGrievanceDueMails(hoursLater(23))).toBe(0);
    expect(await queueGrievanceDueMails(hoursLater(25))).toBeGreaterThan(0);
    const subject = '1 complaint needs an answer';
    const near = await readMail(await staffEmail(), hoursLater(25));
    expect(near).toMatchObject({ subject, button: { url: 'http://shop.example/dashboard/complaints' } });
    expect(near?.tables?.[0]?.rows).toEqual([
      { label: `#${number} Late again`, value: 'Acknowledge by 1 Dec 2026, 12:00 pm' },
    ]);
    const over = await readMail(await staffEmail(), hoursLater(49));
    expect(over?.tables?.[0]?.rows[0]?.value).toBe('Acknowledge: over since 1 Dec 2026, 12:00 pm');
    await handleGrievance(staff, { grievanceId: id, to: 'ACKNOWLEDGED', note: null }, hoursLater(50));
    expect(await queueGrievanceDueMails(hoursLater(24 * 24))).toBe(0);
    expect(await queueGrievanceDueMails(hoursLater(24 * 26))).toBeGreaterThan(0);
    await handleGrievance(staff, { grievanceId: id, to: 'RESOLVED', note: 'Done' }, hoursLater(24 * 27));
    expect(await queueGrievanceDueMails(hoursLater(24 * 40))).toBe(0);
    expect(await readMail(await staffEmail(), hoursLater(24 * 40))).toBeNull();
  });
});
