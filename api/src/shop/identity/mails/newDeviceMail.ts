import { db } from '../../../platform/db/client.ts';
import type { MailComposer } from '../../../platform/mail/mailContent.ts';
import { deviceName } from '../sessions/deviceName.ts';
import { greetingOf, moment } from './mailFacts.ts';

/** A login from a browser without an earlier login. */
export const newDeviceMail: MailComposer = async (mail, { publicUrl }) => {
  const session =
    mail.sessionId === null
      ? null
      : await db.session.findUnique({ where: { id: mail.sessionId }, select: { userAgent: true } });
  return {
    subject: 'New login to your account',
    paragraphs: [
      await greetingOf(mail),
      `Someone logged in to your Kirana account from a new device ${moment(mail)}: ${deviceName(session?.userAgent ?? null)}.`,
      'If that was you, there’s nothing to do. If it wasn’t, sign that device out and choose a new password now.',
    ],
    button: { label: 'See your devices', url: `${publicUrl}/dashboard/devices` },
  };
};
