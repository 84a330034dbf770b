import { integer, largeMoney, money, optionalMoney, orderLimit, toggle } from './numberKinds.ts';
import { dateTime, holidays, picture, weeklyHours } from './openingKinds.ts';
import type { SettingDefinition } from './settingKind.ts';
import { emailAddress, fssai, gstin, indianState, line, numberPrefix, optionalLine, phoneNumber } from './textKinds.ts';

const setting = <Value>(definition: SettingDefinition<Value>) => definition;

const seller = { group: 'SELLER', isSensitive: true } as const;
const fees = { group: 'FEES', isSensitive: true } as const;
const hours = { group: 'HOURS', isSensitive: false } as const;
const delivery = { group: 'DELIVERY', isSensitive: false } as const;
const help = { group: 'HELP', isSensitive: true } as const;
const numbers = { group: 'NUMBERS', isSensitive: true } as const;
const refunds = { group: 'REFUNDS', isSensitive: true } as const;
const cash = { group: 'CASH', isSensitive: true } as const;

/**
 * The settings of the shop by their keys: `fees.delivery` is `shop.fees.delivery` for the rules. A new setting is a row here. Its group,
 * kind, label and help make the form of the back office.
 */
export const SETTINGS = {
  'seller.name': setting({
    ...seller,
    kind: line('Name', 100),
    label: 'Name',
    variable: 'SELLER_NAME',
    first: 'Kirana',
  }),
  'seller.address': setting({
    ...seller,
    kind: line('Address', 200, { isMultiline: true }),
    label: 'Address',
    variable: 'SELLER_ADDRESS',
    first: '12 Market Road, Bengaluru 560001',
  }),
  'seller.state': setting({
    ...seller,
    kind: indianState,
    label: 'State',
    help: 'Orders to another state have IGST.',
    variable: 'SELLER_STATE',
    first: 'Karnataka',
  }),
  'seller.gstin': setting({
    ...seller,
    kind: gstin,
    label: 'GSTIN',
    help: 'Without a GSTIN, invoices are marked as samples.',
    variable: 'SELLER_GSTIN',
    first: null,
  }),
  'seller.fssai': setting({
    ...seller,
    kind: fssai,
    label: 'FSSAI licence number',
    help: '14 digits. Sellers of food print it on invoices and receipts.',
    variable: 'SELLER_FSSAI',
    first: null,
  }),
  logo: setting({
    ...seller,
    kind: picture,
    label: 'Logo',
    help: 'At the head of invoices, also of those that were issued before.',
    variable: null,
    first: null,
  }),
  receiptFooter: setting({
    ...seller,
    kind: optionalLine('Footer of receipts', 200),
    label: 'Footer of receipts',
    help: 'At the foot of 80 mm receipts, such as: Thank you! Returns within 24 hours.',
    variable: null,
    first: null,
  }),
  'fees.delivery': setting({ ...fees, kind: money, label: 'Delivery fee', variable: 'DELIVERY_FEE', first: 0 }),
  'fees.freeDeliveryFrom': setting({
    ...fees,
    kind: optionalMoney,
    label: 'Free delivery from',
    help: 'The items total from which delivery is free. Empty: never.',
    variable: 'FREE_DELIVERY_FROM',
    first: null,
  }),
  'fees.handling': setting({ ...fees, kind: money, label: 'Handling fee', variable: 'HANDLING_FEE', first: 0 }),
  'fees.gstPercent': setting({
    ...fees,
    kind: integer(0, 100),
    label: 'GST in the fees',
    unit: '%',
    variable: 'FEE_GST_PERCENT',
    first: 18,
  }),
  minimumOrder: setting({
    ...fees,
    kind: optionalMoney,
    label: 'Minimum order',
    help: 'The items total that an order needs. Empty: any.',
    variable: 'MINIMUM_ORDER',
    first: null,
  }),
  'opening.isClosed': setting({
    ...hours,
    kind: toggle,
    label: 'Closed now',
    help: 'Nobody can order, whatever the hours below say.',
    variable: null,
    first: false,
  }),
  'opening.message': setting({
    ...hours,
    kind: optionalLine('Message', 160),
    label: 'Message while closed now',
    help: 'Shoppers read it on every page, such as: Heavy rain, our riders are waiting it out.',
    variable: null,
    first: null,
  }),
  'opening.reopensAt': setting({
    ...hours,
    kind: dateTime,
    label: 'Closed now until',
    unit: 'Indian time',
    help: 'The shop opens again then by itself. Empty: until you turn the switch off.',
    variable: null,
    first: null,
  }),
  'opening.hours': setting({
    ...hours,
    kind: weeklyHours,
    label: 'Weekly hours',
    help: 'Indian time. An end before its start is on the next day.',
    variable: 'OPENING_HOURS',
    first: null,
  }),
  'opening.holidays': setting({
    ...hours,
    kind: holidays,
    label: 'Holidays',
    help: 'Days on which the shop does not open.',
    variable: null,
    first: [],
  }),
  deliveryBadge: setting({
    ...delivery,
    kind: line('Delivery badge', 12),
    label: 'Delivery badge',
    help: 'The text on products, at most 12 characters.',
    variable: 'DELIVERY_BADGE',
    first: '10 Min',
  }),
  'times.pickers': setting({
    ...delivery,
    kind: integer(1, 1000),
    label: 'Pickers',
    unit: 'people who pack at the same time',
    variable: 'PICKERS',
    first: 2,
  }),
  'times.pickSecondsPerOrder': setting({
    ...delivery,
    kind: integer(0, 3600),
    label: 'Packing an order',
    unit: 'seconds',
    variable: 'PICK_SECONDS_PER_ORDER',
    first: 60,
  }),
  'times.pickSecondsPerLine': setting({
    ...delivery,
    kind: integer(0, 3600),
    label: 'Packing each product of it',
    unit: 'seconds',
    variable: 'PICK_SECONDS_PER_LINE',
    first: 15,
  }),
  'times.rideSeconds': setting({
    ...delivery,
    kind: integer(0, 86_400),
    label: 'Ride',
    unit: 'seconds',
    variable: 'RIDE_SECONDS',
    first: 300,
  }),
  'help.email': setting({ ...help, kind: emailAddress, label: 'E-mail', variable: 'HELP_EMAIL', first: null }),
  'help.phone': setting({ ...help, kind: phoneNumber, label: 'Telephone', variable: 'HELP_PHONE', first: null }),
  'numbers.invoicePrefix': setting({
    ...numbers,
    kind: numberPrefix,
    label: 'Invoices begin with',
    help: 'At most 3 letters, digits, - and /, as in INV/26-27/000001.',
    variable: 'INVOICE_PREFIX',
    first: 'INV',
  }),
  'numbers.creditNotePrefix': setting({
    ...numbers,
    kind: numberPrefix,
    label: 'Credit notes begin with',
    help: 'At most 3 letters, digits, - and /, other than those of invoices.',
    variable: 'CREDIT_NOTE_PREFIX',
    first: 'CN',
  }),
  refundsPerPerson: setting({
    ...refunds,
    kind: largeMoney,
    label: 'Refunds by one person within 24 hours',
    help: 'Refunds of pieces and additions to store credit; above it a colleague has to do it. Empty: no limit.',
    variable: 'REFUNDS_PER_PERSON',
    first: 1_000_000,
  }),
  'cashLimits.newcomer': setting({
    ...cash,
    kind: orderLimit,
    label: 'Newcomers',
    help: 'Open orders of an account that has neither confirmed its e-mail address nor received an order.',
    variable: 'CASH_LIMIT_NEWCOMER',
    first: { orders: 1, pieces: 20, value: 200_000 },
  }),
  'cashLimits.account': setting({
    ...cash,
    kind: orderLimit,
    label: 'Other accounts',
    help: 'Open orders of any other account.',
    variable: 'CASH_LIMIT_ACCOUNT',
    first: { orders: 3, pieces: 100, value: 1_000_000 },
  }),
  'cashLimits.day': setting({
    ...cash,
    kind: orderLimit,
    label: 'An account in 24 hours',
    variable: 'CASH_LIMIT_DAY',
    first: { orders: 6, pieces: 150, value: 2_000_000 },
  }),
  'cashLimits.address': setting({
    ...cash,
    kind: orderLimit,
    label: 'One door',
    help: 'Open orders of all accounts to one door.',
    variable: 'CASH_LIMIT_ADDRESS',
    first: { orders: 10, pieces: 200, value: 2_000_000 },
  }),
  'cashLimits.network': setting({
    ...cash,
    kind: orderLimit,
    label: 'One network in 24 hours',
    help: 'Orders of newcomers from one network; thousands of phones can share one.',
    variable: 'CASH_LIMIT_NETWORK',
    first: { orders: 30, pieces: 600, value: 6_000_000 },
  }),
  cashNeedsConfirmedEmail: setting({
    ...cash,
    kind: toggle,
    label: 'Needs a confirmed e-mail address',
    variable: 'CASH_NEEDS_CONFIRMED_EMAIL',
    first: false,
  }),
  reviewOrdersAbove: setting({
    ...cash,
    kind: largeMoney,
    label: 'Hold orders above',
    help: 'The value of the open orders of an account that has received nothing yet. Empty: no order is held.',
    variable: 'REVIEW_ORDERS_ABOVE',
    first: 500_000,
  }),
};

/** The key of a setting. */
export type SettingKey = keyof typeof SETTINGS;

/** The keys, in the order of the form. */
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]; // its own keys

/** The definition of a setting whose kind of value does not matter. */
export function settingDefinition(key: SettingKey): SettingDefinition<unknown> {
  return SETTINGS[key] as SettingDefinition<unknown>; // each validates its own values
}
