import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Role } from '../db/generated/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { askMutation } from '../testing/askMutation.ts';
import { makeSession, makeShopper, newId } from '../testing/fixtures.ts';
import { changeStaffRole, type StaffRole } from './changeStaffRole.ts';
import { AdminRoleError, UnknownUserError } from './identityErrors.ts';
import { viewerOfSession } from './session.ts';

describe('the staff', () => {
  let admin: Viewer;
  let email: string;
  let person: Viewer;
  beforeEach(async () => {
    await db.user.updateMany({ data: { role: 'USER' } });
    admin = await makeShopper({ role: 'ADMIN', name: 'Ada' });
    email = `${newId()}@kirana.example`;
    person = await makeShopper({ email, name: 'Pia', emailVerifiedAt: new Date() });
  });

  const give = (role: StaffRole, address = email) => changeStaffRole(admin, { email: address, role });
  const roleOf = async ({ userId }: Viewer): Promise<Role> =>
    (await db.user.findUniqueOrThrow({ where: { id: userId } })).role;

  it('has pickers and riders that admins make, and unmake', async () => {
    for (const role of ['PICKER', 'RIDER', 'USER'] as const) {
      await give(role);
      expect(await roleOf(person)).toBe(role);
    }
  });

  it('has that written down without a name or an address, and nothing where nothing changed', async () => {
    for (const role of ['PICKER', 'PICKER', 'USER'] as const) await give(role);
    const entry = { actorId: admin.userId, action: 'USER_ROLE', subjectType: 'USER', subjectName: null };
    const entries = await db.auditEntry.findMany({ where: { subjectId: person.userId }, orderBy: { id: 'asc' } });
    expect(entries).toEqual([
      expect.objectContaining({ ...entry, before: { role: 'USER' }, after: { role: 'PICKER' } }),
      expect.objectContaining({ ...entry, before: { role: 'PICKER' }, after: { role: 'USER' } }),
    ]);
  });

  it('takes nobody who has not confirmed the address, is suspended or unknown', async () => {
    await expect(give('PICKER', 'nobody@kirana.example')).rejects.toBeInstanceOf(UnknownUserError);
    for (const fields of [{ emailVerifiedAt: null }, { status: 'SUSPENDED', emailVerifiedAt: new Date() }] as const) {
      await db.user.update({ where: { email }, data: fields });
      await expect(give('PICKER')).rejects.toBeInstanceOf(UnknownUserError);
    }
    expect(await roleOf(person)).toBe('USER');
  });

  it('lets go of somebody who is suspended', async () => {
    await give('RIDER');
    await db.user.update({ where: { email }, data: { status: 'SUSPENDED' } });
    await give('USER');
    expect(await roleOf(person)).toBe('USER');
  });

  it('makes and unmakes no admins', async () => {
    await db.user.update({ where: { email }, data: { role: 'ADMIN' } });
    for (const role of ['USER', 'PICKER', 'RIDER'] as const) {
      await expect(give(role)).rejects.toBeInstanceOf(AdminRoleError);
    }
    await db.user.update({ where: { email }, data: { role: 'USER' } });
    const asked = `mutation { staffRoleChange(input: { email: "${email}", role: ADMIN }) { __typename } }`;
    expect((await askGraphql(asked, {}, admin)).errors[0]?.message).toContain('does not exist in "StaffRole" enum');
    expect(await roleOf(person)).toBe('USER');
  });

  it('is changed by admins alone, also by the rule itself', async () => {
    const asked = `mutation { staffRoleChange(input: { email: "${email}", role: PICKER }) { __typename } }`;
    for (const role of ['USER', 'PICKER', 'RIDER'] as const) {
      const viewer = await makeShopper({ role });
      expect((await askGraphql(asked, {}, viewer)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
      await expect(changeStaffRole(viewer, { email, role: 'PICKER' })).rejects.toThrow('Do not have permission');
    }
    expect(await roleOf(person)).toBe('USER');
  });

  it('is listed by role and name for admins', async () => {
    const input = { email: ` ${email.toUpperCase()} `, role: 'PICKER' };
    const selection = '... on StaffRoleChangePayload { member { id name role isSuspended } }';
    const { member } = await askMutation(admin, { name: 'staffRoleChange', selection, input });
    const id = encodeId('StaffMember', person.userId);
    expect(member).toEqual({ id, name: 'Pia', role: 'PICKER', isSuspended: false });
    await makeShopper({ role: 'RIDER', name: 'Ravi' });
    await makeShopper({ role: 'PICKER', name: 'Om', status: 'SUSPENDED' });
    const { data } = await askGraphql('{ staff { name email role since isSuspended } }', {}, admin);
    expect(data.staff.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Om', 'Pia', 'Ravi']);
    expect(data.staff[1]).toMatchObject({ isSuspended: true, since: expect.any(String) as unknown });
    expect(data.staff[2]).toMatchObject({ email, role: 'PICKER' });
  });

  it('has no node of who is a shopper', async () => {
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }';
    const { data, errors } = await askGraphql(node, { id: encodeId('StaffMember', person.userId) }, admin);
    expect({ node: data.node, errors }).toEqual({ node: null, errors: [] });
  });

  it('is what each request finds: who has lost a role has lost it in the sessions that are open', async () => {
    await give('PICKER');
    const session = await makeSession(person);
    expect(await viewerOfSession(session, new Date())).toMatchObject({ role: 'PICKER' });
    await give('USER');
    expect(await viewerOfSession(session, new Date())).toMatchObject({ role: 'USER' });
  });

  it('can shop like everybody', async () => {
    await give('PICKER');
    const asked = { viewer: { role: 'PICKER', cart: { lineCount: 0 } } };
    const picker: Viewer = { ...person, role: 'PICKER' };
    expect((await askGraphql('{ viewer { role cart { lineCount } } }', {}, picker)).data).toEqual(asked);
  });
});
