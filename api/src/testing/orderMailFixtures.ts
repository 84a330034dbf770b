import { db } from '../platform/db/client.ts';
import type { OrderStatus, PaymentMethod } from '../platform/db/generated/client.ts';
import { createFingerprint } from '../platform/core/caller.ts';
import { updateOrderState } from '../backoffice/fulfillment/updateOrderState.ts';
import { MAIL_COMPOSERS } from '../jobs/mailComposers.ts';
import { createMailTransport } from '../platform/mail/mailTransport.ts';
import { sendMail, type SendMailServices } from '../platform/mail/sendMail.ts';
import { startFakeSmtpServer, type ReceivedMail } from './fakeSmtpServer.ts';
import { makeShopper } from './fixtures.ts';
import { makeOrder, type OrderFixture } from './orderFixtures.ts';
import { paymentServices } from './paymentFixtures.ts';
import { TEST_SECRET } from './secretFixture.ts';
import { TEST_TERMS } from './shopTermsFixture.ts';

/** The public URL of the mails in tests. */
export const MAIL_PUBLIC_URL = 'https://kirana.example';

const STATES: readonly OrderStatus[] = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** A mail server that receives the mails about orders. */
export interface OrderMailbox {
  /** Sends the waiting mails about an order, oldest first, as the jobs do at `now`. */
  send: (orderId: string, now?: Date) => Promise<void>;
  received: ReceivedMail[];
  subjects: () => (string | undefined)[];
  /** The text of a mail, by default the newest, and its HTML without markup and style: each has to be complete. */
  bodies: (mail?: ReceivedMail) => string[];
  close: () => Promise<void>;
}

export async function openOrderMailbox(): Promise<OrderMailbox> {
  const smtp = await startFakeSmtpServer();
  const { received, url: smtpUrl } = smtp;
  const config = { smtpUrl, mailFrom: 'shop@kirana.example', publicUrl: MAIL_PUBLIC_URL, dataDir: '/nowhere' };
  const transport = createMailTransport(config);
  const services = (now: Date): SendMailServices => ({
    composers: MAIL_COMPOSERS,
    transport,
    publicUrl: MAIL_PUBLIC_URL,
    fingerprint: createFingerprint(TEST_SECRET),
    shop: TEST_TERMS,
    readLogo: async () => null,
    now,
    report: () => undefined,
  });
  return {
    async send(orderId, now = new Date()) {
      const waiting = await db.mail.findMany({ where: { orderId, claimedAt: null }, orderBy: { id: 'asc' } });
      for (const { id } of waiting) await sendMail(id, services(now));
    },
    received,
    subjects: () => received.map(({ email }) => email.subject),
    bodies(mail = received.at(-1)) {
      const { text = '', html = '' } = mail?.email ?? {};
      return [text, html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&#39;', "'")];
    },
    async close() {
      transport.close();
      await smtp.close();
    },
  };
}

/** An order of a shopper with a confirmed e-mail address; see `makeOrder`. */
export async function makeConfirmedOrder(quantities: number[] = [2], method?: PaymentMethod): Promise<OrderFixture> {
  const order = await makeOrder(quantities, method);
  await confirmAddress(order.viewer.userId);
  return order;
}

/** Confirms the e-mail address of a user. */
export async function confirmAddress(id: string): Promise<void> {
  await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
}

/** Moves an order to a state through all before it; `onStep` runs after each step. */
export async function moveOrder(
  orderId: string,
  last: OrderStatus,
  onStep: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const admin = await makeShopper({ role: 'ADMIN' });
  for (const to of STATES.slice(0, STATES.indexOf(last) + 1)) {
    await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
    await onStep();
  }
}

/** The number of an order, which its mails name. */
export async function orderNumber(orderId: string): Promise<number> {
  return (await db.order.findUniqueOrThrow({ where: { id: orderId } })).number;
}
