import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { MailKind } from '../db/generated/client.ts';
import { freePort } from '../db/embedded/postmaster.ts';
import { createFingerprint } from '../core/caller.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import type { MailComposer } from './mailContent.ts';
import { createMailTransport, type MailTransport } from './mailTransport.ts';
import { enqueueMail } from './enqueueMail.ts';
import { sendMail, type SendMailServices } from './sendMail.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../testing/fakeSmtpServer.ts';

const MINUTE_MS = 60_000;
const publicUrl = 'https://kirana.example';
const config = { mailFrom: 'shop@kirana.example', publicUrl, dataDir: '/nowhere' };
let smtp: FakeSmtpServer;
let transport: MailTransport;
let compose: MailComposer;
let lines: string[];

/** Queues a mail, and answers its id. */
async function post(kind: MailKind = 'PASSWORD_CHANGED', userId?: string): Promise<string> {
  const recipient = 'asha@kirana.example';
  await db.$transaction((tx) => enqueueMail(tx, { kind, recipient, ...(userId ? { userId } : {}) }));
  return (await db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}

function services(now = new Date()): SendMailServices {
  const composers = Object.fromEntries(Object.values(MailKind).map((kind) => [kind, compose]));
  return {
    composers: composers as Record<MailKind, MailComposer>, // of every kind
    transport,
    publicUrl,
    now,
    fingerprint: createFingerprint(TEST_SECRET),
    shop: TEST_TERMS,
    readLogo: async () => null,
    report: (line) => void lines.push(line),
  };
}

beforeEach(async () => {
  await db.mail.deleteMany();
  smtp = await startFakeSmtpServer();
  transport = createMailTransport({
    smtpUrl: smtp.url,
    mailFrom: 'shop@kirana.example',
    publicUrl,
    dataDir: '/nowhere',
  });
  compose = async ({ recipient }) => ({ subject: 'Your password was changed', paragraphs: [`Hello ${recipient}.`] });
  lines = [];
});

afterEach(async () => {
  transport.close();
  await smtp.close();
});

describe('enqueueMail', () => {
  it('queues neither mail nor job in a transaction that rolls back', async () => {
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    const failed = db.$transaction(async (tx) => {
      await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: 'asha@kirana.example' });
      throw new Error('after all not');
    });
    await expect(failed).rejects.toThrow('after all not');
    expect(await db.mail.count()).toBe(0);
    const jobs = () => db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs`;
    expect(await jobs()).toEqual([]);
    await post();
    expect(await jobs()).toEqual([{ task_identifier: 'sendMail' }]);
  });
});

describe('sendMail', () => {
  it('sends what the composer of its kind returns, and records the time', async () => {
    const { userId } = await makeShopper();
    const id = await post('PASSWORD_CHANGED', userId);
    const now = new Date();
    await sendMail(id, services(now));
    expect(smtp.received.map(({ email }) => [email.subject, email.messageId])).toEqual([
      ['Your password was changed', `<${id}@kirana.example>`],
    ]);
    expect(smtp.received[0]?.email.text).toContain('Hello asha@kirana.example.');
    expect(smtp.received[0]?.email.html).toContain('Hello asha@kirana.example.');
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ userId, claimedAt: now, sentAt: now });
  });

  it('hands all columns of the mail to its composer', async () => {
    const id = await post();
    const { claimedAt, sentAt, ...columns } = await db.mail.findUniqueOrThrow({ where: { id } });
    compose = async (mail) => {
      expect(Object.keys(mail).sort()).toEqual(Object.keys(columns).sort());
      return null;
    };
    await sendMail(id, services());
    expect([claimedAt, sentAt, await db.mail.count()]).toEqual([null, null, 0]);
  });

  it('sends and composes one mail when the same job runs concurrently', async () => {
    const id = await post();
    let composed = 0;
    const say = compose;
    compose = (...all) => {
      composed += 1;
      return say(...all);
    };
    await Promise.all(Array.from({ length: 8 }, () => sendMail(id, services())));
    await sendMail(id, services());
    expect(smtp.received).toHaveLength(1);
    expect(composed).toBe(1);
  });

  it('fails and can be retried after a temporary refusal', async () => {
    const id = await post();
    smtp.behaviour.onRecipient = () => 451;
    await expect(sendMail(id, services())).rejects.toThrow('the mail server answered RCPT TO with 451');
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ claimedAt: null, sentAt: null });
    smtp.behaviour.onRecipient = () => 'ok';
    await sendMail(id, services());
    expect(smtp.received).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('fails and can be retried when the mail server is down', async () => {
    const id = await post();
    const port = await freePort();
    const away = createMailTransport({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` });
    await expect(sendMail(id, { ...services(), transport: away })).rejects.toThrow('ECONNREFUSED');
    const back = await startFakeSmtpServer(port);
    await sendMail(id, { ...services(), transport: away });
    expect(back.received).toHaveLength(1);
    away.close();
    await back.close();
  });

  it('fails and can be retried when the composer fails', async () => {
    const id = await post();
    const say = compose;
    compose = () => Promise.reject(new Error('no database'));
    await expect(sendMail(id, services())).rejects.toThrow('no database');
    compose = say;
    await sendMail(id, services());
    expect(smtp.received).toHaveLength(1);
  });

  it('ends after a permanent refusal, with a log line without the address', async () => {
    const id = await post();
    smtp.behaviour.onRecipient = () => 550;
    await sendMail(id, services());
    smtp.behaviour.onRecipient = () => 'ok';
    await sendMail(id, services());
    expect(smtp.received).toEqual([]);
    expect(lines[0]).toBe(
      `Mail ${id} (PASSWORD_CHANGED) can't be delivered: the mail server answered RCPT TO with 550 5.2.1.`,
    );
    expect(lines.join()).not.toContain('asha');
  });

  it('never retries a mail that the server may have accepted', async () => {
    const id = await post();
    smtp.behaviour.onMessage = () => 'disconnect';
    await sendMail(id, services());
    expect(lines).toEqual([
      `Mail ${id} (PASSWORD_CHANGED) may have been sent or not: the mail server did not answer (ECONNECTION). It is not retried.`,
    ]);
    smtp.behaviour.onMessage = () => 'ok';
    await sendMail(id, services());
    expect(smtp.received).toHaveLength(1);
  });

  it('never retries a mail that a process claimed before it was killed', async () => {
    const id = await post();
    await db.mail.update({ where: { id }, data: { claimedAt: new Date() } });
    await sendMail(id, services());
    expect(smtp.received).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Mail ${id} (PASSWORD_CHANGED) was already claimed`);
  });

  it('releases the claim of a mail that is aborted before the server has it', async () => {
    const id = await post();
    const end = new AbortController();
    smtp.behaviour.onRecipient = () => {
      end.abort();
      return 'ok';
    };
    await expect(sendMail(id, { ...services(), signal: end.signal })).rejects.toThrow('EABORT');
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ claimedAt: null });
    expect(smtp.received).toEqual([]);
  });

  it('deletes the address of a deleted account with its last mail, delivered or not', async () => {
    const outcomes = [
      { behaviour: {}, received: 1 },
      { behaviour: { onRecipient: () => 550 }, received: 1 },
      { behaviour: { onMessage: () => 'disconnect' as const }, received: 2 },
    ];
    const usual = { ...smtp.behaviour };
    for (const { behaviour, received } of outcomes) {
      Object.assign(smtp.behaviour, usual, behaviour);
      await sendMail(await post('ACCOUNT_DELETED'), services());
      expect(smtp.received).toHaveLength(received);
      expect(await db.mail.count()).toBe(0);
    }
  });

  it('drops a mail without a recipient', async () => {
    const id = await post();
    compose = async () => null;
    await sendMail(id, services());
    expect(await db.mail.count()).toBe(0);
    await sendMail(id, services());
    expect([smtp.received, lines]).toEqual([[], []]);
  });

  it.for([
    ['PASSWORD_RESET_CODE', 9, 'sent'],
    ['PASSWORD_RESET_CODE', 11, 'dropped'],
    ['EMAIL_VERIFICATION', 11, 'sent'],
    ['EMAIL_VERIFICATION', 47 * 60, 'sent'],
    ['EMAIL_VERIFICATION', 49 * 60, 'dropped'],
  ] as const)('has a %s that was stuck for %d minutes %s', async ([kind, minutes, outcome]) => {
    const id = await post(kind);
    await sendMail(id, services(new Date(Date.now() + minutes * MINUTE_MS)));
    expect(smtp.received).toHaveLength(outcome === 'sent' ? 1 : 0);
    expect(await db.mail.count()).toBe(outcome === 'sent' ? 1 : 0);
  });
});
