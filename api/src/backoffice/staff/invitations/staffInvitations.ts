import { DAY_MS } from '@kirana/shared/durations.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { consumeMailLimit } from '../../../shop/identity/accountLimits.ts';
import { giveRole, lockUserByEmail, lockGrantableRole } from '../assignRole.ts';
import { auditedRoleName } from '../roles/roleDefinitions.ts';

export const INVITATION_DAYS = 7;

/** The role that the owner of an address has now, or gets on confirming the address. */
export type InvitedStaff = { userId: string; invitationId: null } | { userId: null; invitationId: string };

interface NewInvitation {
  email: string;
  roleDefinitionId: string;
}

/**
 * Gives a role to the user with a verified address, at once. Another address gets a mail, and its owner the role on confirming it. An
 * open invitation of the address is replaced.
 * @throws UserNotFoundError for a suspended account, AdminRoleError, RoleDefinitionNotFoundError, PermissionRequiredError, TooManyAttemptsError
 */
export async function inviteStaff(
  viewer: Viewer,
  { email, roleDefinitionId }: NewInvitation,
  { caller, now }: { caller: Caller; now: Date },
): Promise<InvitedStaff> {
  requirePermission(viewer, 'STAFF');
  await consumeMailLimit(caller, email);
  return db.$transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user !== undefined && (user.isVerified || user.isSuspended)) {
      await giveRole(tx, viewer, { user, roleDefinitionId });
      await tx.staffInvitation.deleteMany({ where: { email } });
      return { userId: user.id, invitationId: null };
    }
    const role = await lockGrantableRole(tx, viewer, roleDefinitionId);
    const data = {
      roleDefinitionId,
      invitedById: viewer.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    };
    const select = { id: true } as const;
    const { id } = await tx.staffInvitation.upsert({
      where: { email },
      create: { email, ...data },
      update: data,
      select,
    });
    await enqueueMail(tx, { kind: 'STAFF_INVITATION', recipient: email });
    await recordAudit(tx, viewer, {
      action: 'STAFF_INVITATION_CREATE',
      subjectId: roleDefinitionId,
      subjectName: role.name,
      before: null,
      after: { role: auditedRoleName(role) },
    });
    return { userId: null, invitationId: id };
  });
}

/** Withdraws an invitation. Repeating it changes nothing. @throws AdminRoleError, PermissionRequiredError */
export async function withdrawInvitation(viewer: Viewer, id: string): Promise<{ id: string }> {
  requirePermission(viewer, 'STAFF');
  return db.$transaction(async (tx) => {
    const invitation = await tx.staffInvitation.findUnique({ where: { id }, select: { roleDefinitionId: true } });
    if (!invitation) return { id };
    const { roleDefinitionId } = invitation;
    const role = await lockGrantableRole(tx, viewer, roleDefinitionId);
    await tx.staffInvitation.deleteMany({ where: { id } });
    await recordAudit(tx, viewer, {
      action: 'STAFF_INVITATION_DELETE',
      subjectId: roleDefinitionId,
      subjectName: role.name,
      before: { role: auditedRoleName(role) },
      after: null,
    });
    return { id };
  });
}
