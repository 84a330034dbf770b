import { db } from '../../platform/db/client.ts';
import type { MailKind } from '../../platform/db/generated/client.ts';
import type { MailComposer } from '../../platform/mail/mailContent.ts';
import { renderMarkdown } from '../../shop/pages/renderMarkdown.ts';

/** A campaign as its recipients read it; `prefix` begins the subject. */
function mail(prefix: string): MailComposer {
  return async ({ campaignId, userId }, { publicUrl }) => {
    const user = await db.user.count({ where: { id: userId ?? '', status: 'ACTIVE' } });
    const campaign = await db.campaign.findUnique({ where: { id: campaignId ?? '' } });
    if (!campaign || user === 0) return null;
    const { subject, body } = campaign;
    return { subject: `${prefix}${subject}`, paragraphs: [], article: articleOf(body, publicUrl) };
  };
}

/** Paths, which work on the shop's pages, begin at `publicUrl` in a mail. */
function articleOf(body: string, publicUrl: string) {
  const html = renderMarkdown(body).replaceAll('<a href="/', () => `<a href="${publicUrl}/`);
  const path = /(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)(?=\/(?![/\\]|%5c))/gim;
  return { html, text: body.replace(path, (start) => start + publicUrl) };
}

export const campaignMails = {
  CAMPAIGN: mail(''),
  CAMPAIGN_TEST: mail('Test: '),
} satisfies Partial<Record<MailKind, MailComposer>>;
