import { db } from '../../platform/db/client.ts';
import type { MailKind } from '../../platform/db/generated/client.ts';
import type { MailComposer } from '../../platform/mail/mailContent.ts';
import { renderMarkdown } from '../../shop/pages/renderMarkdown.ts';

/** A campaign as its recipients read it; `prefix` begins the subject. */
function mail(prefix: string): MailComposer {
  return async ({ campaignId, userId }) => {
    const user = await db.user.count({ where: { id: userId ?? '', status: 'ACTIVE' } });
    const campaign = await db.campaign.findUnique({ where: { id: campaignId ?? '' } });
    if (!campaign || user === 0) return null;
    const { subject, body } = campaign;
    return { subject: `${prefix}${subject}`, paragraphs: [], article: { html: renderMarkdown(body), text: body } };
  };
}

export const campaignMails = {
  CAMPAIGN: mail(''),
  CAMPAIGN_TEST: mail('Test: '),
} satisfies Partial<Record<MailKind, MailComposer>>;
