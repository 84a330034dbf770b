import type { MailKind } from '../../platform/db/generated/client.ts';
import { SHOP_TIME_ZONE } from '../../platform/core/shopCalendar.ts';
import { db } from '../../platform/db/client.ts';
import { greeting, type MailComposer } from '../../platform/mail/mailContent.ts';
import { grievanceDeadlines, grievancePath } from './grievances.ts';

type Found = NonNullable<Awaited<ReturnType<typeof db.grievance.findUnique>>>;

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE });
const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });

/** A mail to the person who complained, with a link to the complaint. It does not repeat what they wrote, because the address may be another person's. */
function mail(compose: (grievance: Found) => { subject: string; paragraphs: string[] }): MailComposer {
  return async ({ grievanceId }, { publicUrl, fingerprint }) => {
    const grievance = await db.grievance.findUnique({ where: { id: grievanceId ?? '' } });
    if (!grievance) return null;
    const { subject, paragraphs } = compose(grievance);
    return {
      subject,
      paragraphs: [greeting(grievance.name), ...paragraphs],
      button: { label: 'See your complaint', url: publicUrl + grievancePath(grievance.id, fingerprint) },
    };
  };
}

const noteOf = ({ note }: Found) => (note === null ? [] : [`Our answer: ${note}`]);

export const grievanceMails = {
  GRIEVANCE_RECEIVED: mail(({ number, createdAt }) => {
    const { acknowledgeBy, resolveBy } = grievanceDeadlines(createdAt);
    return {
      subject: `We’ve got your complaint #${number}`,
      paragraphs: [
        `Your complaint has the number ${number}. Our grievance officer confirms it by ${moments.format(acknowledgeBy)}, and answers it by ${days.format(resolveBy)}.`,
      ],
    };
  }),
  GRIEVANCE_ACKNOWLEDGED: mail((grievance) => ({
    subject: `We’re looking into your complaint #${grievance.number}`,
    paragraphs: [
      `Our grievance officer is looking into it, and answers by ${days.format(grievanceDeadlines(grievance.createdAt).resolveBy)}.`,
      ...noteOf(grievance),
    ],
  })),
  GRIEVANCE_RESOLVED: mail((grievance) => ({
    subject: `Your complaint #${grievance.number} is closed`,
    paragraphs: [
      ...noteOf(grievance),
      'If this doesn’t settle it, you can call the National Consumer Helpline on 1915.',
    ],
  })),
} satisfies Partial<Record<MailKind, MailComposer>>;
