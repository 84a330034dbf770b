import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@kirana/shared/durations.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { Role } from '../../../platform/db/generated/client.ts';
import { AdminRoleError, UserNotFoundError } from '../../../shop/identity/identityErrors.ts';
import { acceptStaffInvitation } from '../../../shop/identity/login/acceptStaffInvitation.ts';
import { makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { readMail } from '../../../testing/readMail.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { inviteStaff, withdrawInvitation } from './staffInvitations.ts';

/** The present, because the mail asks whether its invitation was open when it was queued. */
const NOW = new Date();
const IN_A_WEEK = new Date(NOW.getTime() + 7 * DAY_MS).toISOString();

describe('an invitation to the staff', () => {
  let admin: Viewer;
  let email: string;
  beforeEach(async () => {
    admin = await makeShopper({ role: 'ADMIN', name: 'Ada' });
    email = `${newId()}@kirana.example`;
  });

  const idOf = async (builtIn: Role) => (await db.roleDefinition.findUniqueOrThrow({ where: { builtIn } })).id;
  const invite = async (role: Role, { viewer = admin, now = NOW } = {}) =>
    inviteStaff(viewer, { email, roleDefinitionId: await idOf(role) }, { caller: fakeCaller(), now });
  const register = () => makeShopper({ email, passwordHash: 'hash', emailVerifiedAt: null });
  const confirm = ({ userId }: Viewer, now = NOW) =>
    db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now } });
      await acceptStaffInvitation(tx, userId, now);
    });
  const roleOf = async ({ userId }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id: userId } })).role;

  it('gives the role to the owner of the address on confirming it, once, and is recorded', async () => {
    await invite('RIDER');
    expect(await readMail(email)).toMatchObject({
      subject: 'You’re invited to work at Kirana',
      button: { url: `http://shop.example/register?email=${encodeURIComponent(email)}` },
    });
    const person = await register();
    expect(await roleOf(person)).toBe('USER');
    await confirm(person);
    expect(await roleOf(person)).toBe('RIDER');
    expect(await db.staffInvitation.count({ where: { email } })).toBe(0);
    const entry = { action: 'USER_ROLE_UPDATE', subjectId: person.userId, actorId: person.userId } as const;
    expect(await db.auditEntry.count({ where: entry })).toBe(1);
    expect(await readMail(email)).toBeNull();
    const invited = { actorId: admin.userId, action: 'STAFF_INVITATION_CREATE' } as const;
    expect(await db.auditEntry.findMany({ where: invited })).toEqual([
      expect.objectContaining({ subjectType: 'ROLE_DEFINITION', subjectName: 'Rider', after: { role: 'RIDER' } }),
    ]);
  });

  it('gives the role at once to a confirmed account, without a mail', async () => {
    const person = await makeShopper({ email, emailVerifiedAt: NOW });
    expect(await invite('PICKER')).toEqual({ userId: person.userId, invitationId: null });
    expect(await roleOf(person)).toBe('PICKER');
    expect(await db.mail.count({ where: { recipient: email } })).toBe(0);
  });

  it('gives nothing to an account that is unconfirmed, has no password, or is suspended', async () => {
    await invite('RIDER');
    const person = await register();
    for (const fields of [{ emailVerifiedAt: null }, { passwordHash: null }, { status: 'SUSPENDED' }] as const) {
      const proven = { emailVerifiedAt: NOW, passwordHash: 'hash', status: 'ACTIVE' } as const;
      await db.user.update({ where: { email }, data: { ...proven, ...fields } });
      await db.$transaction((tx) => acceptStaffInvitation(tx, person.userId, NOW));
      expect(await roleOf(person)).toBe('USER');
    }
    await expect(invite('RIDER')).rejects.toBeInstanceOf(UserNotFoundError);
  });

  it('is replaced by a later one, ends after a week, and can be withdrawn', async () => {
    const first = await invite('PICKER');
    const second = await invite('RIDER', { now: new Date(NOW.getTime() + DAY_MS) });
    expect(second).toEqual(first);
    const person = await register();
    await confirm(person, new Date(NOW.getTime() + 8 * DAY_MS));
    expect(await roleOf(person)).toBe('USER');
    const id = second.invitationId ?? '';
    for (let time = 0; time < 2; time += 1) expect(await withdrawInvitation(admin, id)).toEqual({ id });
    await confirm(person, NOW);
    expect(await roleOf(person)).toBe('USER');
  });

  it('to the role of an admin is made by admins alone', async () => {
    const viewer = await makeStaff('STAFF');
    await expect(invite('ADMIN', { viewer })).rejects.toBeInstanceOf(AdminRoleError);
    await invite('ADMIN');
    const person = await register();
    await confirm(person);
    expect(await roleOf(person)).toBe('ADMIN');
  });

  it('is listed for staff who keep the staff', async () => {
    await invite('RIDER');
    const { data } = await executeGraphql(
      '{ staffInvitations { email roleDefinition { name } expiresAt } }',
      {},
      admin,
    );
    const listed = { email, roleDefinition: { name: 'Rider' }, expiresAt: IN_A_WEEK };
    expect(data.staffInvitations).toContainEqual(listed);
  });
});
