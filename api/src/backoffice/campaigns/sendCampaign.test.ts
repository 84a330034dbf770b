import { beforeEach, describe, expect, it } from 'vitest';
import { MARKETING_NOTICES } from '@kirana/shared/consent.ts';
import { MAIL_COMPOSERS } from '../../jobs/mailComposers.ts';
import { recordConsent } from '../../platform/consent/consents.ts';
import { createFingerprint } from '../../platform/core/caller.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { OutgoingMail } from '../../platform/mail/mailTransport.ts';
import { sendMail } from '../../platform/mail/sendMail.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { whileLocked } from '../../testing/postgres/whileLocked.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import {
  CampaignChangedError,
  countAudience,
  deleteCampaign,
  queueCampaignMails,
  resumeCampaigns,
  saveCampaign,
  sendCampaign,
  testCampaign,
} from './sendCampaign.ts';

const [NOTICE] = MARKETING_NOTICES;
const TEXT = {
  subject: 'Mangoes are here',
  body: 'From **Ratnagiri**. [See them](https://kirana.example/mango) <b>now</b>',
};

describe('a campaign', () => {
  let staff: Viewer;
  let agreeing: Viewer;
  beforeEach(async () => {
    await emptyTables('campaigns', 'consents', 'mails');
    staff = await makeStaff('CUSTOMERS');
    agreeing = await makeAgreeing();
  });

  const setConsent = ({ userId }: Viewer, isGiven: boolean) =>
    db.$transaction((tx) =>
      recordConsent(
        tx,
        { userId, purpose: 'MARKETING_EMAIL', place: 'ACCOUNT', notice: isGiven ? NOTICE : null },
        new Date(),
      ),
    );
  async function makeAgreeing(fields: Parameters<typeof makeShopper>[0] = {}) {
    const email = `${newId()}@kirana.example`;
    const shopper = await makeShopper({ email, emailVerifiedAt: new Date(), passwordHash: 'x', ...fields });
    await setConsent(shopper, true);
    return shopper;
  }
  const send = async () => {
    const { campaignId } = await saveCampaign(staff, null, TEXT);
    await sendCampaign(staff, { campaignId, revision: 1 }, new Date());
    return campaignId;
  };
  const recipients = async () => (await db.mail.findMany({ where: { kind: 'CAMPAIGN' } })).map(({ userId }) => userId);
  const deliver = async (kind: 'CAMPAIGN' | 'CAMPAIGN_TEST') => {
    const sent: OutgoingMail[] = [];
    const transport = { send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)), close: () => undefined };
    for (const { id } of await db.mail.findMany({ where: { kind } })) {
      await sendMail(id, {
        ...{ composers: MAIL_COMPOSERS, transport, readLogo: () => Promise.resolve(null), report: () => undefined },
        ...{ publicUrl: 'https://kirana.example', fingerprint: createFingerprint(TEST_SECRET) },
        ...{ shop: TEST_TERMS, now: new Date() },
      });
    }
    return sent;
  };

  it('goes to those who agreed and have a confirmed address alone', async () => {
    await makeShopper({ emailVerifiedAt: new Date(), passwordHash: 'x' });
    await makeAgreeing({ emailVerifiedAt: null });
    await makeAgreeing({ passwordHash: null });
    await makeAgreeing({ status: 'SUSPENDED' });
    await setConsent(await makeAgreeing(), false);
    expect(await countAudience()).toBe(1);
    const id = await send();
    await queueCampaignMails(id);
    expect(await recipients()).toEqual([agreeing.userId]);
    expect(await db.campaign.findUnique({ where: { id } })).toMatchObject({ status: 'SENT', recipientCount: 1 });
  });

  it('is one mail for each person, whatever the job repeats', async () => {
    const others = await Promise.all([makeAgreeing(), makeAgreeing()]);
    const id = await send();
    await Promise.all([queueCampaignMails(id), queueCampaignMails(id)]);
    await db.campaign.update({ where: { id }, data: { status: 'SENDING', finishedAt: null, cursor: null } });
    await queueCampaignMails(id);
    expect((await recipients()).toSorted()).toEqual([agreeing, ...others].map(({ userId }) => userId).toSorted());
    expect(await db.campaign.findUnique({ where: { id } })).toMatchObject({ recipientCount: 3 });
  });

  it('goes on after its failed job was discarded, and has one job', async () => {
    const id = await send();
    const jobs = () =>
      db.$queryRaw<{ id: bigint }[]>`SELECT id FROM graphile_worker.jobs WHERE key = ${`campaign:${id}`}`;
    const [first] = await jobs();
    await resumeCampaigns();
    expect(await jobs()).toEqual([first]);
    await db.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${first?.id}::bigint])`;
    await resumeCampaigns();
    await resumeCampaigns();
    expect(await jobs()).toHaveLength(1);
    await queueCampaignMails(id);
    await db.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${(await jobs())[0]?.id}::bigint])`;
    await resumeCampaigns();
    expect(await jobs()).toEqual([]);
  });

  it('does not reach a person whose account is being deleted', async () => {
    const other = await makeAgreeing();
    const id = await send();
    const { userId } = agreeing;
    const leave = async (tx: Transaction) => {
      await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
      await tx.user.update({ where: { id: userId }, data: { status: 'INACTIVE' } });
    };
    await whileLocked(leave, [() => queueCampaignMails(id)]);
    expect(await recipients()).toEqual([other.userId]);
    expect(await db.campaign.findUnique({ where: { id } })).toMatchObject({ status: 'SENT', recipientCount: 1 });
  });

  it('does not reach a person who withdraws before the mail is sent', async () => {
    await makeAgreeing();
    await queueCampaignMails(await send());
    await setConsent(agreeing, false);
    const sent = await deliver('CAMPAIGN');
    expect(sent).toHaveLength(1);
    expect(await recipients()).not.toContain(agreeing.userId); // the mail is dropped
  });

  it('is rendered without the HTML of its writer, with a link that unsubscribes by one click', async () => {
    await queueCampaignMails(await send());
    const [mail] = await deliver('CAMPAIGN');
    expect(mail).toMatchObject({
      subject: 'Mangoes are here',
      unsubscribeUrl: expect.stringContaining('/unsubscribe?token=MARKETING.'),
    });
    expect(mail?.html).toContain('<strong>Ratnagiri</strong>');
    expect(mail?.html).toContain('&lt;b&gt;now&lt;/b&gt;');
    expect(mail?.text).toContain('From **Ratnagiri**');
    expect(mail?.text).toContain('Unsubscribe from offers and news: https://kirana.example/unsubscribe');
  });

  it('has links that lead to the shop from a mailbox', async () => {
    const body = '[Returns](/pages/returns), [terms][1] and [a farm](https://farm.example/a)\n\n[1]: /pages/terms';
    const { campaignId } = await saveCampaign(staff, null, { subject: 'News', body });
    await testCampaign(staff, campaignId);
    const [mail] = await deliver('CAMPAIGN_TEST');
    for (const url of [
      'https://kirana.example/pages/returns',
      'https://kirana.example/pages/terms',
      'https://farm.example/a',
    ]) {
      expect(mail?.html).toContain(`href="${url}"`);
      expect(mail?.text).toContain(url);
    }
    expect(mail?.text).not.toMatch(/[( ]\/pages/);
  });

  it('is tried out by its writer alone, who has not agreed to anything', async () => {
    const { campaignId } = await saveCampaign(staff, null, TEXT);
    await testCampaign(staff, campaignId);
    const [mail, ...others] = await deliver('CAMPAIGN_TEST');
    const { email } = await db.user.findUniqueOrThrow({ where: { id: staff.userId } });
    expect(mail).toMatchObject({ subject: 'Test: Mangoes are here', recipient: email });
    expect(others).toEqual([]);
    expect(await recipients()).toEqual([]);
  });

  it('can not be a mail without a person, and its sent text never changes', async () => {
    await expect(db.mail.create({ data: { kind: 'CAMPAIGN', recipient: 'a@b.example' } })).rejects.toThrow();
    const id = await send();
    await expect(db.campaign.update({ where: { id }, data: { subject: 'Other' } })).rejects.toThrow();
  });

  it('has one draft, which is sent as its sender saw it, once', async () => {
    const { campaignId } = await saveCampaign(staff, null, TEXT);
    await expect(saveCampaign(staff, null, TEXT)).rejects.toThrow(CampaignChangedError);
    await saveCampaign(staff, { campaignId, revision: 1 }, { ...TEXT, subject: 'Mangoes!' });
    await expect(saveCampaign(staff, { campaignId, revision: 1 }, TEXT)).rejects.toThrow(CampaignChangedError);
    await expect(sendCampaign(staff, { campaignId, revision: 1 }, new Date())).rejects.toThrow(CampaignChangedError);
    const attempts = [1, 2, 3].map(() => sendCampaign(staff, { campaignId, revision: 2 }, new Date()));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.auditEntry.count({ where: { action: 'CAMPAIGN_SEND', subjectId: campaignId } })).toBe(1);
  });

  it('is deleted as a draft that its editor has seen, with its tests, and never once it is queued', async () => {
    const { campaignId } = await saveCampaign(staff, null, TEXT);
    await testCampaign(staff, campaignId);
    await saveCampaign(staff, { campaignId, revision: 1 }, TEXT);
    await expect(deleteCampaign(staff, { campaignId, revision: 1 })).rejects.toThrow(CampaignChangedError);
    await deleteCampaign(staff, { campaignId, revision: 2 });
    await expect(deleteCampaign(staff, { campaignId, revision: 2 })).rejects.toThrow(CampaignChangedError);
    expect([await db.campaign.count(), await db.mail.count()]).toEqual([0, 0]);
    const id = await send();
    for (const step of [() => undefined, () => queueCampaignMails(id)]) {
      await step();
      await expect(deleteCampaign(staff, { campaignId: id, revision: 1 })).rejects.toThrow(CampaignChangedError);
      await expect(db.$executeRaw`DELETE FROM campaigns`).rejects.toThrow('was sent');
    }
  });

  it('is sent or deleted of two colleagues at the same time, never both', async () => {
    const { campaignId } = await saveCampaign(staff, null, TEXT);
    const seen = { campaignId, revision: 1 };
    const lock = (tx: Transaction) => tx.$queryRaw`SELECT FROM campaigns WHERE id = ${campaignId}::uuid FOR UPDATE`;
    const [sent, deleted] = await whileLocked<unknown>(lock, [
      () => sendCampaign(staff, seen, new Date()),
      () => deleteCampaign(staff, seen),
    ]);
    expect(sent).toMatchObject({ status: 'fulfilled' });
    expect(deleted).toMatchObject({ status: 'rejected', reason: expect.any(CampaignChangedError) as unknown });
  });

  it('is for staff who look after customers', async () => {
    const clerk = await makeStaff('CATALOGUE');
    await expect(saveCampaign(clerk, null, TEXT)).rejects.toThrow();
    await expect(testCampaign(clerk, newId())).rejects.toThrow();
    await expect(deleteCampaign(clerk, { campaignId: newId(), revision: 1 })).rejects.toThrow();
    await expect(sendCampaign(clerk, { campaignId: newId(), revision: 1 }, new Date())).rejects.toThrow();
  });
});
