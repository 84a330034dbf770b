import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Role } from '../../platform/db/generated/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../../testing/graphql/readPages.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { PERMISSIONS } from '@kirana/shared/permissions.ts';
import { makeSession, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { assignRole } from './assignRole.ts';
import { AdminRoleError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';
import { viewerOfSession } from '../../shop/identity/sessions/session.ts';
import { TEST_STAFF_ACCESS } from '../../testing/graphql/fakeCaller.ts';

describe('the staff', () => {
  let admin: Viewer & { email: string };
  let email: string;
  let person: Viewer;
  beforeEach(async () => {
    await db.user.updateMany({ data: { roleDefinitionId: null } });
    const ofAdmin = `${newId()}@kirana.example`;
    admin = { ...(await makeShopper({ role: 'ADMIN', name: 'Ada', email: ofAdmin })), email: ofAdmin };
    email = `${newId()}@kirana.example`;
    person = await makeShopper({ email, name: 'Pia', emailVerifiedAt: new Date() });
  });

  const give = async (role: Role, address = email) => assignRole(admin, { email: address, ...(await named(role)) });
  const named = async (builtIn: Role) => {
    const definition = await db.roleDefinition.findUnique({ where: { builtIn } });
    return { roleDefinitionId: definition?.id ?? null };
  };
  const roleOf = async ({ userId }: Viewer): Promise<Role> =>
    (await db.user.findUniqueOrThrow({ where: { id: userId } })).role;

  it('has pickers and riders, whose roles admins give and take', async () => {
    for (const role of ['PICKER', 'RIDER', 'USER'] as const) {
      await give(role);
      expect(await roleOf(person)).toBe(role);
    }
  });

  it('has an audit entry for each change of a role, without a name or an address', async () => {
    for (const role of ['PICKER', 'PICKER', 'USER'] as const) await give(role);
    const entry = { actorId: admin.userId, action: 'USER_ROLE_UPDATE', subjectType: 'USER', subjectName: null };
    const entries = await db.auditEntry.findMany({ where: { subjectId: person.userId }, orderBy: { id: 'asc' } });
    expect(entries).toEqual([
      expect.objectContaining({ ...entry, before: { role: 'USER' }, after: { role: 'PICKER' } }),
      expect.objectContaining({ ...entry, before: { role: 'PICKER' }, after: { role: 'USER' } }),
    ]);
  });

  it('admits no user who is unverified, suspended or unknown', async () => {
    await expect(give('PICKER', 'nobody@kirana.example')).rejects.toBeInstanceOf(UserNotFoundError);
    for (const fields of [{ emailVerifiedAt: null }, { status: 'SUSPENDED', emailVerifiedAt: new Date() }] as const) {
      await db.user.update({ where: { email }, data: fields });
      await expect(give('PICKER')).rejects.toBeInstanceOf(UserNotFoundError);
    }
    expect(await roleOf(person)).toBe('USER');
  });

  it('loses a suspended member whose role is taken', async () => {
    await give('RIDER');
    await db.user.update({ where: { email }, data: { status: 'SUSPENDED' } });
    await give('USER');
    expect(await roleOf(person)).toBe('USER');
  });

  it('gains and loses an admin by another one, never by themselves', async () => {
    await give('ADMIN');
    expect(await roleOf(person)).toBe('ADMIN');
    await expect(give('PICKER', admin.email)).rejects.toThrow('Another admin has to change your own role');
    await give('USER');
    expect(await roleOf(person)).toBe('USER');
    const asked = `mutation { staffMemberUpdateRole(input: { email: "${email}", role: ADMIN }) { __typename } }`;
    expect((await executeGraphql(asked, {}, admin)).errors[0]?.message).toContain('does not exist in "StaffRole" enum');
  });

  it('keeps an admin when two take the role from each other at the same time', async () => {
    await give('ADMIN');
    const takes = await Promise.allSettled([
      assignRole(admin, { email, roleDefinitionId: null }),
      assignRole({ ...admin, userId: person.userId }, { email: admin.email, roleDefinitionId: null }),
    ]);
    expect(takes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.user.count({ where: { role: 'ADMIN' } })).toBe(1);
  });

  it('gains no admin by a role that may do everything', async () => {
    const manager = await makeStaff(...PERMISSIONS);
    const { roleDefinitionId } = await named('ADMIN');
    await expect(assignRole(manager, { email, roleDefinitionId })).rejects.toBeInstanceOf(AdminRoleError);
    const { email: ofAdmin } = admin;
    await expect(assignRole(manager, { email: ofAdmin, roleDefinitionId: null })).rejects.toBeInstanceOf(
      AdminRoleError,
    );
  });

  it('is changed only by admins, which the rule checks too', async () => {
    const asked = `mutation { staffMemberUpdateRole(input: { email: "${email}", role: PICKER }) { __typename } }`;
    for (const role of ['USER', 'PICKER', 'RIDER'] as const) {
      const viewer = await makeShopper({ role });
      expect((await executeGraphql(asked, {}, viewer)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
      await expect(assignRole(viewer, { email, ...(await named('PICKER')) })).rejects.toThrow('Do not have permission');
    }
    expect(await roleOf(person)).toBe('USER');
  });

  it('is listed by role and name for admins', async () => {
    const input = { email: ` ${email.toUpperCase()} `, role: 'PICKER' };
    const selection = '... on StaffMemberUpdateRolePayload { staffMember { id name role isSuspended } }';
    const { staffMember } = await executeMutation(admin, { name: 'staffMemberUpdateRole', selection, input });
    const id = encodeId('StaffMember', person.userId);
    expect(staffMember).toEqual({ id, name: 'Pia', role: 'PICKER', isSuspended: false });
    await makeShopper({ role: 'RIDER', name: 'Ravi' });
    await makeShopper({ role: 'PICKER', name: 'Om', status: 'SUSPENDED' });
    const query = '{ staff { totalCount edges { node { name email role createdAt isSuspended } } } }';
    const { data } = await executeGraphql(query, {}, admin);
    const staff = data.staff.edges.map(({ node }: { node: { name: string } }) => node);
    expect(data.staff.totalCount).toBe(4);
    expect(staff.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Om', 'Pia', 'Ravi']);
    expect(staff[1]).toMatchObject({ isSuspended: true, createdAt: expect.any(String) as unknown });
    expect(staff[2]).toMatchObject({ email, role: 'PICKER' });
  });

  it('can be paged in both directions, also through members of one name', async () => {
    const names = ['Om', 'Om', 'Om', 'Pia', 'Ravi'];
    for (const role of ['RIDER', 'PICKER'] as const) for (const name of names) await makeShopper({ role, name });
    const query = `query (${PAGE_VARIABLES}) { staff(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`;
    const list = { query, path: ['staff'], viewer: admin };
    const users = await db.user.findMany({
      where: { role: { not: 'USER' } },
      orderBy: [{ role: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    });
    const whole = users.map(({ id }) => encodeId('StaffMember', id));
    expect(whole).toHaveLength(11);
    for (const size of [2, 3]) {
      expect(await readPages(list, { size })).toEqual(whole);
      expect(await readPages(list, { size, backward: true })).toEqual(whole);
    }
  });

  it('has no node for a shopper', async () => {
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }';
    const { data, errors } = await executeGraphql(node, { id: encodeId('StaffMember', person.userId) }, admin);
    expect({ node: data.node, errors }).toEqual({ node: null, errors: [] });
  });

  it('has its present roles in each request of an existing session', async () => {
    await give('PICKER');
    const session = await makeSession(person);
    expect(await viewerOfSession(session, TEST_STAFF_ACCESS, new Date())).toMatchObject({ permissions: ['PICKING'] });
    await give('USER');
    expect(await viewerOfSession(session, TEST_STAFF_ACCESS, new Date())).toMatchObject({ permissions: [] });
  });

  it('can shop', async () => {
    await give('PICKER');
    const asked = { viewer: { role: 'PICKER', cart: { lineCount: 0 } } };
    const picker: Viewer = { ...person, permissions: ['PICKING'] };
    expect((await executeGraphql('{ viewer { role cart { lineCount } } }', {}, picker)).data).toEqual(asked);
  });
});
