import { db } from '../../../platform/db/client.ts';
import type { MailComposer } from '../../../platform/mail/mailContent.ts';

/** Says who invites to which role, and how to accept; none once the invitation is accepted or withdrawn. */
export const staffInvitationMail: MailComposer = async ({ recipient, createdAt }, { publicUrl, shop }) => {
  const invitation = await db.staffInvitation.findUnique({
    where: { email: recipient, expiresAt: { gt: createdAt } },
    select: { roleDefinition: { select: { name: true } }, invitedBy: { select: { name: true } } },
  });
  if (!invitation) return null;
  const { roleDefinition, invitedBy } = invitation;
  return {
    subject: `You’re invited to work at ${shop.brand.name}`,
    paragraphs: [
      'Hi,',
      `${invitedBy?.name ?? 'The owner'} invites you to join the staff of ${shop.brand.name} as ${roleDefinition.name}.`,
      'Create an account with this email address, and open the link that we mail you to confirm it. If you have an account already, log in and confirm your email there.',
      'The invitation is open for 7 days. If it isn’t for you, there’s nothing to do.',
    ],
    button: { label: 'Accept', url: `${publicUrl}/register?email=${encodeURIComponent(recipient)}` },
  };
};
