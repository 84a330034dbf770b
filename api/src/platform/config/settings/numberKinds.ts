import { z } from 'zod';
import { formatRupees } from '@kirana/shared/money.ts';
import { onOff, wholeNumber } from '../environmentValues.ts';
import type { SettingKind } from './settingKind.ts';

const count = new Intl.NumberFormat('en-IN');
const MAX_RUPEES = 10_000;
const MAX_WHOLE_RUPEES = 9_999_999;

/** An amount such as `25` or `25.50`, read as paise. */
const rupees = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, 'must be an amount in rupees such as 25 or 25.50')
  .transform((amount) => Math.round(Number(amount) * 100))
  .pipe(z.number().max(MAX_RUPEES * 100, `must be at most ${MAX_RUPEES} rupees`));

/** Whole rupees such as `5000`, read as paise, or `off`. */
const rupeesOrOff = z
  .string()
  .regex(/^(off|[1-9]\d{0,6})$/, 'must be off, or whole rupees such as 5000')
  .transform((text): number | null => (text === 'off' ? null : Number(text) * 100));

const wholeShape = (min: number, max: number, message: string) => z.int(message).min(min, message).max(max, message);

/** An amount in paise of at most so many rupees. */
function moneyUpTo(maxRupees: number, variableShape: SettingKind<number>['variableShape']): SettingKind<number> {
  const max = maxRupees * 100;
  return {
    editor: 'MONEY',
    shape: wholeShape(0, max, `Enter an amount from ₹0 to ${formatRupees(max)}`),
    variableShape,
    format: formatRupees,
    min: 0,
    max,
  };
}

/** A value of a kind, or none. */
function optional<Value>(kind: SettingKind<Value>): SettingKind<Value | null> {
  return { ...kind, shape: kind.shape.nullable(), format: (value) => (value === null ? null : kind.format(value)) };
}

/** An amount in paise. */
export const money = moneyUpTo(MAX_RUPEES, rupees);
/** An amount in paise, or none. */
export const optionalMoney = optional(money);
/** A large amount in paise, or none. */
export const largeMoney: SettingKind<number | null> = {
  ...optional(moneyUpTo(MAX_WHOLE_RUPEES, rupees)),
  variableShape: rupeesOrOff,
};

/** A whole number. */
export function integer(min: number, max: number): SettingKind<number> {
  const message = `Enter a whole number from ${count.format(min)} to ${count.format(max)}`;
  return {
    editor: 'INTEGER',
    shape: wholeShape(min, max, message),
    variableShape: wholeNumber(min, max),
    format: (value) => count.format(value),
    min,
    max,
  };
}

/** Yes or no. */
export const toggle: SettingKind<boolean> = {
  editor: 'SWITCH',
  shape: z.boolean(),
  variableShape: onOff,
  format: (value) => (value ? 'yes' : 'no'),
};

/** The most that several orders may have together. */
export interface OrderLimit {
  orders: number;
  pieces: number;
  /** In paise. */
  value: number;
}

const limitOf = (max: number, what: string) => wholeShape(1, max, `Enter ${what}`);

/** A limit such as `3,100,10000`: orders, pieces and rupees; null: none. */
export const orderLimit: SettingKind<OrderLimit | null> = {
  editor: 'ORDER_LIMIT',
  shape: z
    .object({
      orders: limitOf(99_999, 'a number of orders from 1 to 99,999'),
      pieces: limitOf(999_999, 'a number of pieces from 1 to 9,99,999'),
      value: limitOf(MAX_WHOLE_RUPEES * 100, 'an amount from ₹1 to ₹99,99,999'),
    })
    .nullable(),
  variableShape: z
    .string()
    .regex(
      /^(off|[1-9]\d{0,4},[1-9]\d{0,5},[1-9]\d{0,6})$/,
      'must be off, or orders, pieces and rupees such as 3,100,10000',
    )
    .transform((text): OrderLimit | null => {
      if (text === 'off') return null;
      const [orders = 0, pieces = 0, rupeesInAll = 0] = text.split(',').map(Number);
      return { orders, pieces, value: rupeesInAll * 100 };
    }),
  format: (limit) =>
    limit && `${count.format(limit.orders)} orders, ${count.format(limit.pieces)} pieces, ${formatRupees(limit.value)}`,
};
