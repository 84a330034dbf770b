import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@kirana/shared/durations.ts';
import { db } from '../../platform/db/client.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { readMail } from '../../testing/readMail.ts';
import { queueBreachDueMails } from './breachDueMails.ts';

const FACTS = {
  title: 'A lost laptop',
  discoveredAt: '2027-06-01T10:00:00.000Z',
  description: 'It was left in a taxi.',
  data: 'Names and addresses of orders',
};
const RECORD = `mutation ($input: BreachRecordInput!) { breachRecord(input: $input) { __typename
  ... on InvalidInputError { issues { path } }
  ... on BreachRecordPayload { breach { id number boardReportDueAt entries { number title peopleCount measures author } } } } }`;

describe('the register of breaches', () => {
  const record = async (input: object, by?: Awaited<ReturnType<typeof makeStaff>>) =>
    executeGraphql(
      RECORD,
      { input: { ...FACTS, discoveredAt: '2026-01-02T10:00:00.000Z', ...input } },
      by ?? (await makeStaff('SETTINGS')),
    );

  it('counts 72 hours from the discovery until the report is in, and keeps each entry', async () => {
    const { breach } = (await record({})).data.breachRecord;
    expect(breach).toMatchObject({
      boardReportDueAt: '2026-01-05T10:00:00.000Z',
      entries: [{ number: 1, peopleCount: null }],
    });
    const next = { breachId: breach.id, entry: 1, measures: 'Its disk was wiped.', peopleCount: 12 };
    const { data } = await record({ ...next, boardReportedAt: '2026-01-04T10:00:00.000Z' });
    expect(data.breachRecord.breach).toMatchObject({
      ...{ id: breach.id, number: breach.number, boardReportDueAt: null },
      entries: [
        { number: 2, peopleCount: 12, measures: 'Its disk was wiped.' },
        { number: 1, peopleCount: null, measures: '' },
      ],
    });
    await expect(db.breachEntry.updateMany({ data: { title: 'Nothing' } })).rejects.toThrow();
    await expect(db.breachEntry.deleteMany()).rejects.toThrow();
  });

  it('takes one of two entries that follow the same one', async () => {
    const { breach } = (await record({})).data.breachRecord;
    const answers = await Promise.all([1, 2].map(() => record({ breachId: breach.id, entry: 1 })));
    expect(answers.map(({ data }) => data.breachRecord.__typename).toSorted()).toEqual([
      'BreachChangedError',
      'BreachRecordPayload',
    ]);
  });

  it.each([
    { input: { discoveredAt: '2999-01-01T00:00:00.000Z' }, path: 'discoveredAt' },
    { input: { boardToldAt: '2999-01-01T00:00:00.000Z' }, path: 'boardToldAt' },
    { input: { title: ' ' }, path: 'title' },
    { input: { title: 'x'.repeat(121) }, path: 'title' },
    { input: { description: '\u0000' }, path: 'description' },
    { input: { peopleCount: -1 }, path: 'peopleCount' },
  ])('refuses $path: $input', async ({ input, path }) => {
    expect((await record(input)).data.breachRecord.issues).toMatchObject([{ path }]);
  });

  describe('reminds of a report', () => {
    const DISCOVERED = new Date('2026-01-02T10:00:00.000Z');
    const hoursLater = (hours: number) => new Date(DISCOVERED.getTime() + hours * HOUR_MS);
    let owner: Awaited<ReturnType<typeof makeStaff>>;
    let email: string;
    beforeEach(async () => {
      await emptyTables('breaches', 'mails');
      owner = await makeStaff('SETTINGS');
      email = `${newId()}@kirana.example`;
      await db.user.updateMany({ data: { emailVerifiedAt: null } });
      await db.user.update({ where: { id: owner.userId }, data: { email, emailVerifiedAt: DISCOVERED } });
    });

    it('once, from a day before it is due, and of each breach', async () => {
      await record({}, owner);
      expect(await queueBreachDueMails(hoursLater(47))).toBe(0);
      const both = await Promise.all([queueBreachDueMails(hoursLater(48)), queueBreachDueMails(hoursLater(48))]);
      expect(both.toSorted()).toEqual([0, 1]);
      const [{ number } = { number: 0 }] = await db.breach.findMany();
      expect(await readMail(email, hoursLater(48))).toMatchObject({
        subject: 'A data breach needs its report',
        tables: [{ rows: [{ label: `#${number} A lost laptop`, value: 'By 5 Jan 2026, 3:30 pm' }] }],
        button: { url: 'http://shop.example/dashboard/breaches' },
      });
      expect(await queueBreachDueMails(hoursLater(71))).toBe(0);
      await record({ title: 'Another' }, owner);
      expect(await queueBreachDueMails(hoursLater(73))).toBe(1);
      expect(await readMail(email, hoursLater(73))).toMatchObject({
        subject: '2 data breaches need their reports',
        tables: [
          {
            rows: [
              { value: 'Over since 5 Jan 2026, 3:30 pm' },
              { label: expect.stringContaining('Another') as unknown },
            ],
          },
        ],
      });
    });

    it('that is not in, by the last entry', async () => {
      const { breach } = (await record({}, owner)).data.breachRecord;
      const next = { breachId: breach.id, entry: 1, discoveredAt: hoursLater(-24).toISOString() };
      await record({ ...next, boardReportedAt: hoursLater(20).toISOString() }, owner);
      expect(await queueBreachDueMails(hoursLater(70))).toBe(0);
      await record({ ...next, entry: 2 }, owner); // it was not the report
      expect(await queueBreachDueMails(hoursLater(23))).toBe(0);
      expect(await queueBreachDueMails(hoursLater(24))).toBe(1);
      await record({ ...next, entry: 3, boardReportedAt: hoursLater(25).toISOString() }, owner);
      expect(await readMail(email, hoursLater(26))).toBeNull();
    });

    it.each([
      { what: 'its discovery was later', fields: { discoveredAt: hoursLater(10).toISOString() }, due: 58 },
      { what: 'it was not reported', fields: {}, isReported: true, due: 50 },
      { what: 'nothing new of it', fields: { measures: 'Its disk was wiped.' }, due: null },
      { what: 'that it is reported', fields: { boardReportedAt: hoursLater(49).toISOString() }, due: null },
    ])('again when an entry says $what', async ({ fields, isReported = false, due }) => {
      const { breach } = (await record({}, owner)).data.breachRecord;
      expect(await queueBreachDueMails(hoursLater(48))).toBe(1);
      const next = { breachId: breach.id, discoveredAt: DISCOVERED.toISOString() };
      if (isReported) await record({ ...next, entry: 1, boardReportedAt: hoursLater(49).toISOString() }, owner);
      await record({ ...next, entry: isReported ? 2 : 1, ...fields }, owner);
      if (due !== null && !isReported) expect(await queueBreachDueMails(hoursLater(due - 1))).toBe(0);
      expect(await queueBreachDueMails(hoursLater(due ?? 100))).toBe(due === null ? 0 : 1);
    });

    it('as soon as someone can be mailed', async () => {
      await record({}, owner);
      await db.user.updateMany({ data: { emailVerifiedAt: null } });
      expect(await queueBreachDueMails(hoursLater(50))).toBe(0);
      await db.user.update({ where: { id: owner.userId }, data: { emailVerifiedAt: DISCOVERED } });
      expect(await queueBreachDueMails(hoursLater(51))).toBe(1);
    });
  });

  it('is the owner’s', async () => {
    const { errors } = await record({}, await makeStaff('CUSTOMERS'));
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const list = await executeGraphql('{ breaches { number } }', {}, await makeStaff('CUSTOMERS'));
    expect(list.data.breaches).toBeNull();
  });
});
