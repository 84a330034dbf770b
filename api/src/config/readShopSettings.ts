import { z } from 'zod';
import type { OrderLimit, ShopSettings } from './shopSettings.ts';

const MAX_RUPEES = 10_000;

/** An amount such as `25` or `25.50`, read as paise. */
const rupees = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, 'must be an amount in rupees such as 25 or 25.50')
  .transform((amount) => Math.round(Number(amount) * 100))
  .pipe(z.number().max(MAX_RUPEES * 100, `must be at most ${MAX_RUPEES} rupees`));

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message));
};

/** `on` or `off`. */
export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

/** Whole rupees such as `5000`, read as paise, or `off`. */
const rupeesOrOff = z
  .string()
  .regex(/^(off|[1-9]\d{0,6})$/, 'must be off, or whole rupees such as 5000')
  .transform((text): number | null => (text === 'off' ? null : Number(text) * 100));

/** A limit such as `3,100,10000`: orders, pieces and rupees. */
const orderLimit = z
  .string()
  .regex(
    /^(off|[1-9]\d{0,4},[1-9]\d{0,5},[1-9]\d{0,6})$/,
    'must be off, or orders, pieces and rupees such as 3,100,10000',
  )
  .transform((text): OrderLimit | null => {
    if (text === 'off') return null;
    const [orders = 0, pieces = 0, rupeesInAll = 0] = text.split(',').map(Number);
    return { orders, pieces, value: rupeesInAll * 100 };
  });

const line = (max: number) => z.string().trim().min(1).max(max, `can have at most ${max} characters`);

/** The environment variables of the shop's settings. */
export const shopSettingsShape = {
  DELIVERY_FEE: rupees.default(0),
  HANDLING_FEE: rupees.default(0),
  FREE_DELIVERY_FROM: rupees.optional(),
  FEE_GST_PERCENT: wholeNumber(0, 100).default(18),
  CASH_LIMIT_NEWCOMER: orderLimit.default({ orders: 1, pieces: 20, value: 200_000 }),
  CASH_LIMIT_ACCOUNT: orderLimit.default({ orders: 3, pieces: 100, value: 1_000_000 }),
  CASH_LIMIT_DAY: orderLimit.default({ orders: 6, pieces: 150, value: 2_000_000 }),
  CASH_LIMIT_ADDRESS: orderLimit.default({ orders: 10, pieces: 200, value: 2_000_000 }),
  CASH_LIMIT_NETWORK: orderLimit.default({ orders: 30, pieces: 600, value: 6_000_000 }),
  CASH_NEEDS_CONFIRMED_EMAIL: onOff.default(false),
  REVIEW_ORDERS_ABOVE: rupeesOrOff.default(500_000),
  PICKERS: wholeNumber(1, 1000).default(2),
  PICK_SECONDS_PER_ORDER: wholeNumber(0, 3600).default(60),
  PICK_SECONDS_PER_LINE: wholeNumber(0, 3600).default(15),
  RIDE_SECONDS: wholeNumber(0, 86_400).default(300),
  DELIVERY_BADGE: line(12).default('10 Min'),
  SELLER_NAME: line(100).default('Kirana'),
  SELLER_ADDRESS: line(200).default('12 Market Road, Bengaluru 560001'),
  SELLER_STATE: line(50).default('Karnataka'),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  HELP_EMAIL: z.email('must be an e-mail address').optional(),
  HELP_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, 'must be a telephone number such as +91 80 0000 0000')
    .optional(),
};

/** The shop's settings from a validated environment. */
export function readShopSettings(env: z.output<z.ZodObject<typeof shopSettingsShape>>): ShopSettings {
  return {
    fees: {
      delivery: env.DELIVERY_FEE,
      handling: env.HANDLING_FEE,
      freeDeliveryFrom: env.FREE_DELIVERY_FROM ?? null,
      gstPercent: env.FEE_GST_PERCENT,
    },
    cashLimits: {
      newcomer: env.CASH_LIMIT_NEWCOMER,
      account: env.CASH_LIMIT_ACCOUNT,
      day: env.CASH_LIMIT_DAY,
      address: env.CASH_LIMIT_ADDRESS,
      network: env.CASH_LIMIT_NETWORK,
    },
    cashNeedsConfirmedEmail: env.CASH_NEEDS_CONFIRMED_EMAIL,
    reviewOrdersAbove: env.REVIEW_ORDERS_ABOVE,
    times: {
      pickers: env.PICKERS,
      pickSecondsPerOrder: env.PICK_SECONDS_PER_ORDER,
      pickSecondsPerLine: env.PICK_SECONDS_PER_LINE,
      rideSeconds: env.RIDE_SECONDS,
    },
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      state: env.SELLER_STATE,
      gstin: env.SELLER_GSTIN ?? null,
    },
    help: { email: env.HELP_EMAIL ?? null, phone: env.HELP_PHONE ?? null },
    deliveryBadge: env.DELIVERY_BADGE,
  };
}
