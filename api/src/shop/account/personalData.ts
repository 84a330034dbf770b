import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { isAvailableForSale } from '../catalogue/availableForSale.ts';
import { deviceName } from '../identity/sessions/knownDevices.ts';
import { activeSessionsOf } from '../identity/sessions/session.ts';
import { buyerOf } from '../orders/orderColumns.ts';
import { invoiceNumber } from '../invoices/invoiceNumber.ts';

const rupees = (paise: number | bigint) => Number(paise) / 100;

/** A row with its amounts in rupees: `tipPaise` is `tip`. */
function inRupees(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      column.endsWith('Paise') ? [column.replace('Paise', ''), Number(value) / 100] : [column, value],
    ),
  );
}

/** A product of which the shopper sees the name while it is available for sale. */
const MARKED = {
  createdAt: true,
  productId: true,
  product: { select: { name: true, unit: true, isPublished: true, deletedAt: true } },
} as const;

const LINES = {
  orderBy: { id: 'asc' },
  select: { name: true, brand: true, unit: true, quantity: true, pricePaise: true, totalPaise: true },
} as const;

const EVENTS = { orderBy: { id: 'asc' }, select: { status: true, note: true, createdAt: true } } as const;

const REFUNDS = {
  orderBy: { id: 'asc' },
  select: {
    ...{ amountPaise: true, storeCreditPaise: true, roundOffPaise: true },
    ...{ reason: true, status: true, note: true, createdAt: true },
  },
} as const;

/** Refund requests with their photos, which an export can only count. */
const REFUND_REQUESTS = {
  orderBy: { id: 'asc' },
  select: {
    ...{ status: true, reason: true, note: true, decisionNote: true, createdAt: true, decidedAt: true },
    lines: { select: { quantity: true, orderLine: { select: { name: true } } } },
    _count: { select: { photos: true } },
  },
} as const;

const STORE_CREDIT_TRANSACTIONS = {
  orderBy: { id: 'desc' },
  select: {
    ...{ event: true, amountPaise: true, balanceAfterPaise: true, note: true, createdAt: true },
    order: { select: { number: true } },
  },
} as const;

/** The personal data that the shop stores about the viewer, as plain values for an export; amounts are in rupees. */
export async function personalData({ userId }: Viewer, now: Date) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      name: true,
      email: true,
      pendingEmail: true,
      mobile: true,
      role: true,
      status: true,
      emailVerifiedAt: true,
      lastLoginAt: true,
      createdAt: true,
      updatedAt: true,
      avatar: { select: { id: true, createdAt: true } },
      sessions: {
        where: activeSessionsOf(userId, now),
        select: { userAgent: true, createdAt: true, lastUsedAt: true, expiresAt: true },
      },
      storeCredit: { select: { balancePaise: true, transactions: STORE_CREDIT_TRANSACTIONS } },
      mailOptOuts: { select: { category: true, createdAt: true } },
      consents: { orderBy: { createdAt: 'desc' }, omit: { userId: true, number: true } },
      nominee: { omit: { userId: true } },
      apiTokens: { select: { name: true, scope: true, createdAt: true, lastUsedAt: true, expiresAt: true } },
      addresses: { omit: { id: true, userId: true } },
      cartLines: { select: { quantity: true, createdAt: true, product: { select: { name: true, unit: true } } } },
      savedCartLines: { orderBy: { id: 'desc' }, select: { ...MARKED, quantity: true } },
      favourites: { orderBy: { id: 'desc' }, select: MARKED },
      stockNotifications: { orderBy: { id: 'desc' }, select: { ...MARKED, notifiedAt: true } },
      grievances: {
        orderBy: { id: 'desc' },
        omit: { id: true, userId: true, orderId: true, idempotencyKey: true, dueAt: true },
      },
      orders: {
        orderBy: { id: 'desc' },
        omit: { id: true, userId: true, addressId: true },
        include: {
          ...{ lines: LINES, events: EVENTS, invoice: true, refundRequests: REFUND_REQUESTS },
          payment: { include: { refunds: REFUNDS } },
        },
      },
    },
  });
  const mails = await db.mail.findMany({
    where: { OR: [{ userId }, { recipient: user.email }] },
    select: { kind: true, recipient: true, createdAt: true, sentAt: true },
  });
  const offers = await db.campaignRecipient.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, campaign: { select: { subject: true } } },
  });
  const { avatar, sessions, apiTokens, cartLines, savedCartLines, favourites, stockNotifications, ...others } = user;
  const { orders, addresses, mailOptOuts, storeCredit, grievances, consents, nominee, ...profile } = others;
  return {
    profile: { id: encodeId('User', userId), ...profile, picture: avatar && encodeId('Picture', avatar.id) },
    devices: sessions.map(({ userAgent, ...session }) => ({ device: deviceName(userAgent), userAgent, ...session })),
    apiTokens,
    addresses,
    cart: cartLines.map(({ product, ...line }) => ({ ...line, ...product })),
    savedForLater: savedCartLines.map(nameProduct),
    favourites: favourites.map(nameProduct),
    stockNotifications: stockNotifications.map(nameProduct),
    complaints: grievances,
    orders: orders.map(({ lines, events, invoice, payment, refundRequests, ...order }) => ({
      number: order.number,
      placedAt: order.createdAt,
      estimatedDeliveryAt: order.estimatedDeliveryAt,
      deliveredAt: order.deliveredAt,
      status: order.status,
      paymentMethod: order.paymentMethod,
      address: {
        recipientName: order.recipientName,
        line: order.addressLine,
        city: order.city,
        state: order.state,
        country: order.country,
        pincode: order.pincode,
        mobile: order.mobile,
      },
      buyer: buyerOf(order),
      deliveryPreferences: {
        note: order.deliveryNote,
        leaveAtGate: order.leaveAtGate,
        doNotRingBell: order.doNotRingBell,
      },
      itemsTotal: rupees(order.itemsTotalPaise),
      deliveryFee: rupees(order.deliveryFeePaise),
      handlingFee: rupees(order.handlingFeePaise),
      tip: rupees(order.tipPaise),
      grandTotal: rupees(order.grandTotalPaise),
      lines: lines.map(inRupees),
      steps: events,
      refundRequests: refundRequests.map(({ lines: requested, _count, ...request }) => ({
        ...request,
        photoCount: _count.photos,
        lines: requested.map(({ quantity, orderLine }) => ({ name: orderLine.name, quantity })),
      })),
      invoice: invoice && {
        number: invoiceNumber('INVOICE', invoice),
        issuedAt: invoice.issuedAt,
        buyer: buyerOf(invoice),
      },
      payment: payment && {
        status: payment.status,
        amount: rupees(payment.amountPaise),
        storeCredit: rupees(payment.storeCreditPaise),
        roundOff: rupees(payment.roundOffPaise),
        refunded: rupees(payment.refundedPaise + payment.refundedStoreCreditPaise + payment.refundedRoundOffPaise),
        paidAt: payment.paidAt,
        refunds: payment.refunds.map(({ amountPaise, storeCreditPaise, roundOffPaise, ...refund }) => ({
          amount: rupees(amountPaise + storeCreditPaise + roundOffPaise),
          ...refund,
        })),
      },
    })),
    storeCredit: storeCredit && {
      balance: rupees(storeCredit.balancePaise),
      transactions: storeCredit.transactions.map(({ order, ...transaction }) => ({
        ...inRupees(transaction),
        order: order && order.number,
      })),
    },
    unsubscribedFrom: mailOptOuts,
    consents,
    offers: offers.map(({ campaign, createdAt }) => ({ ...campaign, createdAt })),
    nominee,
    mails,
  };
}

interface MarkedProduct {
  productId: string;
  product: { name: string; unit: string; isPublished: boolean; deletedAt: Date | null };
}

/** The row with its product: of one that is no longer sold the id alone, because its name may have changed since. */
function nameProduct<Row extends MarkedProduct>({ productId, product, ...row }: Row) {
  const { name, unit } = product;
  return { ...row, productId: encodeId('Product', productId), ...(isAvailableForSale(product) && { name, unit }) };
}
