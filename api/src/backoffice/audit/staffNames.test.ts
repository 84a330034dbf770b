import { expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { recordAudits } from '../../platform/audit/recordAudit.ts';

const ENTRIES = `query ($filter: AuditEntryFilter) { auditEntries(filter: $filter) {
  edges { node { subjectName changes { field before after } } } } }`;

it('an entry shows the present names of accounts, by one statement, and none of a deleted account', async () => {
  const [rita, rohan] = [await makeShopper({ name: 'Rita' }), await makeShopper({ name: 'Rohan', status: 'INACTIVE' })];
  const { id: shiftId } = await db.cashShift.create({ data: { holderId: rita.userId } });
  const assign = (before: string | null, after: string) => ({
    ...{ action: 'ORDER_ASSIGN_RIDER' as const, subjectId: newId(), subjectName: '#7' },
    ...{ before: { riderId: before }, after: { riderId: after } },
  });
  const close = { action: 'CASH_SHIFT_CLOSE', subjectId: shiftId, subjectName: null } as const;
  const { userId: actorId } = await makeShopper({ name: 'Omar', role: 'ADMIN' });
  await db.$transaction((tx) =>
    recordAudits(tx, actorId, [
      assign(null, rita.userId),
      assign(rita.userId, rohan.userId),
      { ...close, before: { countedPaise: null }, after: { countedPaise: 100 } },
    ]),
  );
  const reader = await makeStaff('REPORTS');
  const of = { actorId: encodeId('User', actorId) };
  const { result, statements } = await countStatements(() => executeGraphql(ENTRIES, { filter: of }, reader));
  const listed: { subjectName: string; changes: object[] }[] = result.data.auditEntries.edges.map(
    ({ node }: { node: object }) => node,
  );
  expect(listed.map(({ subjectName, changes }) => [subjectName, changes[0]])).toEqual([
    ['Rita', { field: 'counted', before: null, after: '₹1' }],
    ['#7', { field: 'rider', before: 'Rita', after: null }],
    ['#7', { field: 'rider', before: null, after: 'Rita' }],
  ]);
  expect(statements.filter((statement) => statement.includes('"users"')).length).toBeLessThanOrEqual(3);
});
