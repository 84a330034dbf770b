import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { MailKind } from '../db/generated/client.ts';
import { freePort } from '../db/postgresServer.ts';
import { createFingerprint } from '../fingerprint.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { TEST_SECRET } from '../testing/testSecret.ts';
import type { MailComposer } from './mailContent.ts';
import { createMailTransport } from './mailTransport.ts';
import type { MailTransport } from './mailTransport.ts';
import { postMail } from './postMail.ts';
import { sendMail } from './sendMail.ts';
import type { SendMeans } from './sendMail.ts';
import { openTestSmtp } from './testSmtp.ts';
import type { TestSmtp } from './testSmtp.ts';

const MINUTE_MS = 60_000;
const publicUrl = 'https://kirana.example';
const config = { mailFrom: 'shop@kirana.example', publicUrl, dataDir: '/nowhere' };
let smtp: TestSmtp;
let transport: MailTransport;
let compose: MailComposer;
let lines: string[];

/** Puts a mail in the box, and answers its id. */
async function post(kind: MailKind = 'PASSWORD_CHANGED', userId?: string): Promise<string> {
  const recipient = 'asha@kirana.example';
  await db.$transaction((tx) => postMail(tx, { kind, recipient, ...(userId ? { userId } : {}) }));
  return (await db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}

function means(now = new Date()): SendMeans {
  const composers = Object.fromEntries(Object.values(MailKind).map((kind) => [kind, compose]));
  return {
    composers: composers as Record<MailKind, MailComposer>, // of every kind
    transport,
    publicUrl,
    now,
    fingerprint: createFingerprint(TEST_SECRET),
    report: (line) => void lines.push(line),
  };
}

beforeEach(async () => {
  await db.mail.deleteMany();
  smtp = await openTestSmtp();
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

describe('postMail', () => {
  it('leaves neither mail nor job behind in a transaction that does not come about', async () => {
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    const failed = db.$transaction(async (tx) => {
      await postMail(tx, { kind: 'PASSWORD_CHANGED', recipient: 'asha@kirana.example' });
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
  it('sends what the composer of its kind says now, and notes when', async () => {
    const { userId } = await makeShopper();
    const id = await post('PASSWORD_CHANGED', userId);
    const now = new Date();
    await sendMail(id, means(now));
    expect(smtp.arrived.map(({ email }) => [email.subject, email.messageId])).toEqual([
      ['Your password was changed', `<${id}@kirana.example>`],
    ]);
    expect(smtp.arrived[0]?.email.text).toContain('Hello asha@kirana.example.');
    expect(smtp.arrived[0]?.email.html).toContain('Hello asha@kirana.example.');
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ userId, begunAt: now, sentAt: now });
  });

  it('sends one mail when the same job is delivered many times at once, and composes it once', async () => {
    const id = await post();
    let composed = 0;
    const say = compose;
    compose = (...all) => {
      composed += 1;
      return say(...all);
    };
    await Promise.all(Array.from({ length: 8 }, () => sendMail(id, means())));
    await sendMail(id, means());
    expect(smtp.arrived).toHaveLength(1);
    expect(composed).toBe(1);
  });

  it('fails and can be tried again after a refusal for now', async () => {
    const id = await post();
    smtp.manners.onRecipient = () => 451;
    await expect(sendMail(id, means())).rejects.toThrow('the mail server answered RCPT TO with 451');
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ begunAt: null, sentAt: null });
    smtp.manners.onRecipient = () => 'ok';
    await sendMail(id, means());
    expect(smtp.arrived).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('fails and can be tried again when the mail server is down', async () => {
    const id = await post();
    const port = await freePort();
    const away = createMailTransport({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` });
    await expect(sendMail(id, { ...means(), transport: away })).rejects.toThrow('ECONNREFUSED');
    const back = await openTestSmtp(port);
    await sendMail(id, { ...means(), transport: away });
    expect(back.arrived).toHaveLength(1);
    away.close();
    await back.close();
  });

  it('fails and can be tried again when the composer fails', async () => {
    const id = await post();
    const say = compose;
    compose = () => Promise.reject(new Error('no database'));
    await expect(sendMail(id, means())).rejects.toThrow('no database');
    compose = say;
    await sendMail(id, means());
    expect(smtp.arrived).toHaveLength(1);
  });

  it('settles a refusal for good with a line that does not tell the address', async () => {
    const id = await post();
    smtp.manners.onRecipient = () => 550;
    await sendMail(id, means());
    smtp.manners.onRecipient = () => 'ok';
    await sendMail(id, means());
    expect(smtp.arrived).toEqual([]);
    expect(lines[0]).toBe(
      `Mail ${id} (PASSWORD_CHANGED) can't be delivered: the mail server answered RCPT TO with 550 5.2.1.`,
    );
    expect(lines.join()).not.toContain('asha');
  });

  it('never sends again what may have arrived: the connection was lost after the message', async () => {
    const id = await post();
    smtp.manners.onMessage = () => 'cut';
    await sendMail(id, means());
    expect(lines).toEqual([
      `Mail ${id} (PASSWORD_CHANGED) may have been sent or not: the mail server did not answer (ECONNECTION). It is not sent again.`,
    ]);
    smtp.manners.onMessage = () => 'ok';
    await sendMail(id, means());
    expect(smtp.arrived).toHaveLength(1);
  });

  it('never begins again what a process had begun that died', async () => {
    const id = await post();
    await db.mail.update({ where: { id }, data: { begunAt: new Date() } });
    await sendMail(id, means());
    expect(smtp.arrived).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Mail ${id} (PASSWORD_CHANGED) was begun before`);
  });

  it('gives a mail back that it has to give up before the server has it', async () => {
    const id = await post();
    const end = new AbortController();
    smtp.manners.onRecipient = () => {
      end.abort();
      return 'ok';
    };
    await expect(sendMail(id, { ...means(), signal: end.signal })).rejects.toThrow('EABORT');
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ begunAt: null });
    expect(smtp.arrived).toEqual([]);
  });

  it('drops a mail that there is nobody to write to', async () => {
    const id = await post();
    compose = async () => null;
    await sendMail(id, means());
    expect(await db.mail.count()).toBe(0);
    await sendMail(id, means());
    expect([smtp.arrived, lines]).toEqual([[], []]);
  });

  it.for([
    ['PASSWORD_RESET_CODE', 9, 'sent'],
    ['PASSWORD_RESET_CODE', 11, 'dropped'],
    ['EMAIL_VERIFICATION', 11, 'sent'],
    ['EMAIL_VERIFICATION', 47 * 60, 'sent'],
    ['EMAIL_VERIFICATION', 49 * 60, 'dropped'],
  ] as const)('has a %s that was stuck for %d minutes %s', async ([kind, minutes, outcome]) => {
    const id = await post(kind);
    await sendMail(id, means(new Date(Date.now() + minutes * MINUTE_MS)));
    expect(smtp.arrived).toHaveLength(outcome === 'sent' ? 1 : 0);
    expect(await db.mail.count()).toBe(outcome === 'sent' ? 1 : 0);
  });
});
