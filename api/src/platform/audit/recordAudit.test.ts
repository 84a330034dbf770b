import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { makeStaff, newId } from '../../testing/fixtures.ts';
import { recordAudit, type AuditRecord } from './recordAudit.ts';

describe('recordAudit', () => {
  const edit = (): AuditRecord => ({
    action: 'SUB_CATEGORY_UPDATE',
    subjectId: newId(),
    subjectName: 'Curd',
    before: { name: 'Milk', categories: [{ id: 'a', name: 'Dairy' }] },
    after: { name: 'Curd', categories: [{ id: 'a', name: 'Dairy' }] },
  });
  const entriesOf = (subjectId: string) => db.auditEntry.findMany({ where: { subjectId } });

  it('records actor, action, subject and time', async () => {
    const admin = await makeStaff('REPORTS');
    const record = edit();
    await db.$transaction((tx) => recordAudit(tx, admin, record));
    expect(await entriesOf(record.subjectId)).toEqual([
      {
        ...record,
        id: expect.any(String) as unknown,
        actorId: admin.userId,
        subjectType: 'SUB_CATEGORY',
        batchId: null,
        isPartOfImport: false,
        createdAt: expect.any(Date) as unknown,
      },
    ]);
  });

  it('records nothing when the transaction rolls back', async () => {
    const admin = await makeStaff('REPORTS');
    const record = edit();
    const failing = db.$transaction(async (tx) => {
      await recordAudit(tx, admin, record);
      throw new Error('The rest failed');
    });
    await expect(failing).rejects.toThrow('The rest failed');
    expect(await entriesOf(record.subjectId)).toEqual([]);
  });

  it('omits a change without a difference, whatever the order of its fields', async () => {
    const admin = await makeStaff('REPORTS');
    const record = { ...edit(), before: { name: 'Milk', pictureId: 'a' }, after: { pictureId: 'a', name: 'Milk' } };
    await db.$transaction((tx) => recordAudit(tx, admin, record));
    expect(await entriesOf(record.subjectId)).toEqual([]);
  });
});
