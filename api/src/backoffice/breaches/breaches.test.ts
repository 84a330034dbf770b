import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';

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

  it('is the owner’s', async () => {
    const { errors } = await record({}, await makeStaff('CUSTOMERS'));
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const list = await executeGraphql('{ breaches { number } }', {}, await makeStaff('CUSTOMERS'));
    expect(list.data.breaches).toBeNull();
  });
});
