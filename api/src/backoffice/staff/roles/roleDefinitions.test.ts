import { beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeSession, makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { AdminRoleError } from '../../../shop/identity/identityErrors.ts';
import { viewerOfSession } from '../../../shop/identity/sessions/session.ts';
import { assignRole } from '../assignRole.ts';
import { reinstateUser, suspendUser } from '../suspendUser.ts';
import { resetStaffTwoFactor } from '../resetTwoFactor.ts';
import {
  createRoleDefinition,
  deleteRoleDefinition,
  BuiltInRoleError,
  MAX_ROLE_DEFINITIONS,
  PermissionRequiredError,
  RoleDefinitionNotFoundError,
  RoleInUseError,
  RoleNameTakenError,
  TooManyRolesError,
  updateRoleDefinition,
} from './roleDefinitions.ts';

let admin: SessionViewer;
beforeEach(async () => {
  await db.user.updateMany({ data: { roleDefinitionId: null } });
  await db.roleDefinition.deleteMany({ where: { builtIn: null } });
  admin = await makeShopper({ role: 'ADMIN' });
});

const create = (name: string, ...permissions: Permission[]) => createRoleDefinition(admin, { name, permissions });
const builtIn = async (role: 'ADMIN' | 'PICKER' | 'RIDER') =>
  (await db.roleDefinition.findUniqueOrThrow({ where: { builtIn: role } })).id;
const read = (id: string) => db.roleDefinition.findUnique({ where: { id } });
const roleOf = ({ userId }: { userId: string }) =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true, roleDefinitionId: true } });

async function makeMember(roleDefinitionId: string, fields = {}) {
  const email = `${newId()}@kirana.example`;
  const definition = { connect: { id: roleDefinitionId } };
  const viewer = await makeShopper({ email, emailVerifiedAt: new Date(), roleDefinition: definition, ...fields });
  return { ...viewer, email };
}

describe('the roles that the shop came with', () => {
  it('keep their permissions', async () => {
    const roles = await db.roleDefinition.findMany({ orderBy: { builtIn: 'asc' } });
    expect(roles.map(({ name, permissions }) => ({ name, permissions }))).toEqual([
      { name: 'Admin', permissions: [...PERMISSIONS] },
      { name: 'Picker', permissions: ['PICKING'] },
      { name: 'Rider', permissions: ['DELIVERIES'] },
    ]);
  });

  it('follow the column that the last release writes, and that column follows them', async () => {
    const person = await makeShopper({ role: 'PICKER' });
    expect(await roleOf(person)).toEqual({ role: 'PICKER', roleDefinitionId: await builtIn('PICKER') });
    await db.user.update({ where: { id: person.userId }, data: { role: 'RIDER' } });
    expect(await roleOf(person)).toEqual({ role: 'RIDER', roleDefinitionId: await builtIn('RIDER') });
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    await db.user.update({ where: { id: person.userId }, data: { roleDefinitionId } });
    expect(await roleOf(person)).toEqual({ role: 'USER', roleDefinitionId });
    await db.user.update({ where: { id: person.userId }, data: { role: 'ADMIN' } });
    expect(await roleOf(person)).toEqual({ role: 'ADMIN', roleDefinitionId: await builtIn('ADMIN') });
    await db.user.update({ where: { id: person.userId }, data: { role: 'USER' } });
    expect(await roleOf(person)).toEqual({ role: 'USER', roleDefinitionId: null });
  });

  it('include an admin role with all permissions, which the database enforces', async () => {
    const change = { roleDefinitionId: await builtIn('ADMIN'), name: 'Admin', permissions: ['STAFF'] as const };
    await expect(updateRoleDefinition(admin, change)).rejects.toBeInstanceOf(BuiltInRoleError);
    const weakened = db.roleDefinition.update({ where: { builtIn: 'ADMIN' }, data: { permissions: ['STAFF'] } });
    await expect(weakened).rejects.toThrow('role_definitions_admin_has_all');
  });

  it('may get other permissions, but are neither renamed nor deleted', async () => {
    const roleDefinitionId = await builtIn('PICKER');
    await updateRoleDefinition(admin, { roleDefinitionId, name: 'Picker', permissions: ['PICKING', 'ORDERS'] });
    expect(await read(roleDefinitionId)).toMatchObject({ permissions: ['ORDERS', 'PICKING'] });
    const renamed = updateRoleDefinition(admin, { roleDefinitionId, name: 'Packer', permissions: ['PICKING'] });
    await expect(renamed).rejects.toBeInstanceOf(BuiltInRoleError);
    const deleted = deleteRoleDefinition(admin, { roleDefinitionId, membersBecome: 'SHOPPERS' });
    await expect(deleted).rejects.toBeInstanceOf(BuiltInRoleError);
    await updateRoleDefinition(admin, { roleDefinitionId, name: 'Picker', permissions: ['PICKING'] });
  });
});

describe('a role of the shop’s own', () => {
  it('has each permission once, in the order of the table, and an audit entry', async () => {
    const { roleDefinitionId } = await create('Manager', 'REPORTS', 'CATALOGUE', 'REPORTS');
    expect(await read(roleDefinitionId)).toMatchObject({ builtIn: null, permissions: ['CATALOGUE', 'REPORTS'] });
    const entries = await db.auditEntry.findMany({ where: { subjectId: roleDefinitionId } });
    expect(entries).toMatchObject([
      {
        action: 'ROLE_DEFINITION_CREATE',
        actorId: admin.userId,
        subjectType: 'ROLE_DEFINITION',
        subjectName: 'Manager',
        after: { name: 'Manager', permissions: 'CATALOGUE, REPORTS' },
      },
    ]);
  });

  it('has a name that no other role has, without regard to case', async () => {
    await expect(create('PICKER', 'PICKING')).rejects.toBeInstanceOf(RoleNameTakenError);
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const change = { roleDefinitionId, name: 'rider', permissions: ['CATALOGUE'] as const };
    await expect(updateRoleDefinition(admin, change)).rejects.toBeInstanceOf(RoleNameTakenError);
  });

  it('is one of fifty at most, also when several are created at once', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: MAX_ROLE_DEFINITIONS }, (_, at) => create(`Role ${at}`, 'CATALOGUE')),
    );
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(3);
    expect(refused.every((error) => error instanceof TooManyRolesError)).toBe(true);
  });

  it('is read by its members as permissions, and as a shopper’s role', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const member = await makeMember(roleDefinitionId);
    const { data } = await executeGraphql('{ viewer { role permissions } }', {}, member);
    expect(data).toEqual({ viewer: { role: 'USER', permissions: ['CATALOGUE'] } });
  });

  it('applies to the next request of an open session, and to the next event of a stream', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const session = await makeSession(await makeMember(roleDefinitionId));
    await updateRoleDefinition(admin, { roleDefinitionId, name: 'Manager', permissions: ['ORDERS', 'REFUNDS'] });
    expect(await viewerOfSession(session, TEST_STAFF_ACCESS, new Date())).toMatchObject({
      permissions: ['ORDERS', 'REFUNDS'],
    });
  });

  it('needs a replacement for its members to be deleted', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const [first, second] = [await makeMember(roleDefinitionId), await makeMember(roleDefinitionId)];
    const refused = deleteRoleDefinition(admin, { roleDefinitionId, membersBecome: null });
    await expect(refused).rejects.toMatchObject(new RoleInUseError(2));
    const riderId = await builtIn('RIDER');
    await deleteRoleDefinition(admin, { roleDefinitionId, membersBecome: { roleDefinitionId: riderId } });
    for (const member of [first, second]) {
      expect(await roleOf(member)).toEqual({ role: 'RIDER', roleDefinitionId: riderId });
      const entries = await db.auditEntry.findMany({ where: { subjectId: member.userId } });
      expect(entries).toMatchObject([{ before: { role: 'Manager' }, after: { role: 'RIDER' } }]);
    }
    expect(await read(roleDefinitionId)).toBeNull();
  });

  it('can make its members shoppers, who lose their second factor', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const member = await makeMember(roleDefinitionId, { twoFactorEnabledAt: new Date() });
    await deleteRoleDefinition(admin, { roleDefinitionId, membersBecome: 'SHOPPERS' });
    const user = await db.user.findUniqueOrThrow({ where: { id: member.userId } });
    expect(user).toMatchObject({ role: 'USER', roleDefinitionId: null, twoFactorEnabledAt: null });
  });

  it('is not replaced by itself, by the admin’s, or by one that is gone', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    await makeMember(roleDefinitionId);
    const replace = (id: string) =>
      deleteRoleDefinition(admin, { roleDefinitionId, membersBecome: { roleDefinitionId: id } });
    await expect(replace(roleDefinitionId)).rejects.toBeInstanceOf(RoleDefinitionNotFoundError);
    await expect(replace(newId())).rejects.toBeInstanceOf(RoleDefinitionNotFoundError);
    await expect(replace(await builtIn('ADMIN'))).rejects.toBeInstanceOf(AdminRoleError);
    expect(await read(roleDefinitionId)).not.toBeNull();
  });

  it('is not lost to a member who gets it while it is deleted', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const { email } = await makeMember(await builtIn('PICKER'));
    const [assigned, deleted] = await Promise.allSettled([
      assignRole(admin, { email, roleDefinitionId }),
      deleteRoleDefinition(admin, { roleDefinitionId, membersBecome: null }),
    ]);
    expect([assigned.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('staff with only the permission STAFF', () => {
  let clerk: SessionViewer;
  beforeEach(async () => {
    clerk = await makeStaff('STAFF');
  });

  it('gives no permission that they lack, to a role or by a role', async () => {
    const made = createRoleDefinition(clerk, { name: 'Manager', permissions: ['STAFF', 'CATALOGUE'] });
    await expect(made).rejects.toMatchObject(new PermissionRequiredError(['CATALOGUE']));
    const { roleDefinitionId } = await createRoleDefinition(clerk, { name: 'Clerk', permissions: ['STAFF'] });
    const raised = updateRoleDefinition(clerk, { roleDefinitionId, name: 'Clerk', permissions: ['STAFF', 'REFUNDS'] });
    await expect(raised).rejects.toMatchObject(new PermissionRequiredError(['REFUNDS']));
    const { email } = await makeMember(roleDefinitionId);
    const given = assignRole(clerk, { email, roleDefinitionId: await builtIn('PICKER') });
    await expect(given).rejects.toMatchObject(new PermissionRequiredError(['PICKING']));
  });

  it('neither changes nor deletes a role with more permissions, nor changes its members', async () => {
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const { email } = await makeMember(roleDefinitionId, { twoFactorEnabledAt: new Date() });
    const attempts = [
      () => updateRoleDefinition(clerk, { roleDefinitionId, name: 'Manager', permissions: ['STAFF'] }),
      () => deleteRoleDefinition(clerk, { roleDefinitionId, membersBecome: 'SHOPPERS' }),
      () => assignRole(clerk, { email, roleDefinitionId: null }),
      () => suspendUser(clerk, { account: { email }, reason: null }, new Date()),
      () => reinstateUser(clerk, { email }),
      () => resetStaffTwoFactor(clerk, { email }, new Date()),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(PermissionRequiredError);
    const { email: owner } = await makeMember(await builtIn('ADMIN'), { twoFactorEnabledAt: new Date() });
    await expect(suspendUser(clerk, { account: { email: owner }, reason: null }, new Date())).rejects.toBeInstanceOf(
      PermissionRequiredError,
    );
  });

  it('suspends shoppers, and gives roles within their own', async () => {
    const email = `${newId()}@kirana.example`;
    const person = await makeShopper({ email, emailVerifiedAt: new Date() });
    const { roleDefinitionId } = await createRoleDefinition(clerk, { name: 'Clerk', permissions: ['STAFF'] });
    await assignRole(clerk, { email, roleDefinitionId });
    expect(await roleOf(person)).toEqual({ role: 'USER', roleDefinitionId });
    await suspendUser(clerk, { account: { email }, reason: null }, new Date());
  });
});

describe('the rules of roles', () => {
  it('check the permission again behind the fields', async () => {
    const stranger = await makeStaff(...PERMISSIONS.filter((permission) => permission !== 'STAFF'));
    const { roleDefinitionId } = await create('Manager', 'CATALOGUE');
    const attempts = [
      createRoleDefinition(stranger, { name: 'Other', permissions: ['CATALOGUE'] }),
      updateRoleDefinition(stranger, { roleDefinitionId, name: 'Other', permissions: ['CATALOGUE'] }),
      deleteRoleDefinition(stranger, { roleDefinitionId, membersBecome: null }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toThrow('Do not have permission');
  });

  it('are reached through the API', async () => {
    const session = await makeSession(admin);
    const input = { name: ' Manager ', permissions: ['CATALOGUE'] };
    const made = await executeGraphql(
      `mutation ($input: RoleDefinitionCreateInput!) { roleDefinitionCreate(input: $input) {
        ... on RoleDefinitionCreatePayload { roleDefinition { id name builtIn permissions memberCount } } } }`,
      { input },
      session,
    );
    const { roleDefinition } = made.data.roleDefinitionCreate;
    expect(roleDefinition).toMatchObject({
      name: 'Manager',
      builtIn: null,
      permissions: ['CATALOGUE'],
      memberCount: 0,
    });
    const list = await executeGraphql('{ roleDefinitions { name } }', {}, session);
    expect(list.data.roleDefinitions.map(({ name }: { name: string }) => name)).toEqual([
      'Admin',
      'Picker',
      'Rider',
      'Manager',
    ]);
    const removal = `mutation ($input: RoleDefinitionDeleteInput!) { roleDefinitionDelete(input: $input) { __typename } }`;
    const picker = encodeId('RoleDefinition', await builtIn('PICKER'));
    const remove = async (more: object) =>
      (await executeGraphql(removal, { input: { id: roleDefinition.id, ...more } }, session)).data.roleDefinitionDelete;
    expect(await remove({ replacementId: picker, makesMembersShoppers: true })).toEqual({
      __typename: 'InvalidInputError',
    });
    expect(await remove({})).toEqual({ __typename: 'RoleDefinitionDeletePayload' });
  });

  it('need a name and at least one permission', async () => {
    const session = await makeSession(admin);
    const document = `mutation ($input: RoleDefinitionCreateInput!) { roleDefinitionCreate(input: $input) {
      ... on InvalidInputError { issues { path } } } }`;
    for (const [input, path] of [
      [{ name: ' ', permissions: ['CATALOGUE'] }, 'name'],
      [{ name: 'x'.repeat(41), permissions: ['CATALOGUE'] }, 'name'],
      [{ name: 'Manager', permissions: [] }, 'permissions'],
    ] as const) {
      const { data } = await executeGraphql(document, { input }, session);
      expect(data.roleDefinitionCreate).toEqual({ issues: [{ path }] });
    }
  });
});
