import { integer, largeMoney, money, optionalMoney, orderLimit, toggle } from './numberKinds.ts';
import { colorPair, surfaceColorPair } from './colorKinds.ts';
import { dateTime, holidays, picture, weeklyHours } from './openingKinds.ts';
import { pincodes } from './pincodesKind.ts';
import type { SettingDefinition, SettingGroupKey, SettingKind } from './settingKind.ts';
import {
  choice,
  deliveryPromise,
  emailAddress,
  fssai,
  gstin,
  indianState,
  line,
  numberPrefix,
  optionalLine,
  phoneNumber,
} from './textKinds.ts';

/** The rows of a group. */
const groupOf =
  (group: SettingGroupKey, { isSensitive }: { isSensitive: boolean }) =>
  <Value>(
    kind: SettingKind<Value>,
    row: Omit<SettingDefinition<Value>, 'group' | 'kind' | 'isSensitive'>,
  ): SettingDefinition<Value> => ({ group, isSensitive, kind, ...row });

const brand = groupOf('BRAND', { isSensitive: true });
const seller = groupOf('SELLER', { isSensitive: true });
const fees = groupOf('FEES', { isSensitive: true });
const hours = groupOf('HOURS', { isSensitive: false });
const delivery = groupOf('DELIVERY', { isSensitive: false });
const help = groupOf('HELP', { isSensitive: true });
const numbers = groupOf('NUMBERS', { isSensitive: true });
const refunds = groupOf('REFUNDS', { isSensitive: true });
const declarations = groupOf('DECLARATIONS', { isSensitive: false });
const cash = groupOf('CASH', { isSensitive: true });

/**
 * The settings of the shop by their keys: `fees.delivery` is `shop.fees.delivery` for the rules. A new setting is a row here. Its group,
 * kind, label and help make the form of the back office.
 */
export const SETTINGS = {
  'brand.name': brand(line('Shop name', 60), { label: 'Shop name', variable: 'SHOP_NAME', first: 'Kirana' }),
  'brand.shortName': brand(optionalLine('Short name', 12, { isMultiline: false }), {
    label: 'Short name',
    help: 'Under the app’s icon on a phone, up to 12 characters. Leave empty to use the shop name.',
    variable: 'SHOP_SHORT_NAME',
    first: null,
  }),
  logo: brand(picture, {
    label: 'Logo',
    help: 'In the header, in emails and at the top of all invoices, including ones already issued.',
    first: null,
  }),
  'brand.squareLogo': brand(picture, {
    label: 'Square logo',
    help: 'The icon of the app and of browser tabs. Leave empty for a basket in your colours.',
    first: null,
  }),
  'brand.primaryColor': brand(colorPair, {
    label: 'Main colour',
    help: 'Of buttons and links.',
    variable: 'BRAND_PRIMARY_COLOR',
    first: null,
  }),
  'brand.secondaryColor': brand(surfaceColorPair, {
    label: 'Second colour',
    help: 'Of the header, banners and offers. Text on it is black or white, whichever is easier to read.',
    variable: 'BRAND_SECONDARY_COLOR',
    first: null,
  }),
  'seller.name': seller(line('Name', 100), { label: 'Name', variable: 'SELLER_NAME', first: 'Kirana' }),
  'seller.address': seller(line('Address', 200, { isMultiline: true }), {
    label: 'Address',
    variable: 'SELLER_ADDRESS',
    first: '12 Market Road, Bengaluru 560001',
  }),
  'seller.state': seller(indianState, {
    label: 'State',
    help: 'Orders to other states are charged IGST.',
    variable: 'SELLER_STATE',
    first: 'Karnataka',
  }),
  'seller.gstin': seller(gstin, {
    label: 'GSTIN',
    help: 'Without a GSTIN, invoices are marked as samples.',
    variable: 'SELLER_GSTIN',
    first: null,
  }),
  'seller.fssai': seller(fssai, {
    label: 'FSSAI licence number',
    help: '14 digits. If you sell food, it must be on your invoices and receipts.',
    variable: 'SELLER_FSSAI',
    first: null,
  }),
  receiptFooter: seller(optionalLine('Receipt footer', 200), {
    label: 'Receipt footer',
    help: 'Printed at the bottom of 80 mm receipts, such as “Thank you! Returns within 24 hours.”',
    first: null,
  }),
  'grievanceOfficer.name': seller(optionalLine('Grievance officer', 100, { isMultiline: false }), {
    label: 'Grievance officer',
    help: 'The person who answers complaints. Shoppers see who it is on the complaints page.',
    first: null,
  }),
  'grievanceOfficer.designation': seller(optionalLine('Designation', 100, { isMultiline: false }), {
    label: 'Grievance officer’s designation',
    help: 'Such as “Owner” or “Store manager”.',
    first: null,
  }),
  'grievanceOfficer.email': seller(emailAddress, { label: 'Grievance officer’s email', first: null }),
  'grievanceOfficer.phone': seller(phoneNumber, { label: 'Grievance officer’s phone', first: null }),
  'grievanceOfficer.hours': seller(optionalLine('Hours', 100, { isMultiline: false }), {
    label: 'Grievance officer’s hours',
    help: 'When shoppers can reach them, such as “Monday to Saturday, 10 am to 6 pm”.',
    first: null,
  }),
  'fees.delivery': fees(money, { label: 'Delivery fee', variable: 'DELIVERY_FEE', first: 0 }),
  'fees.freeDeliveryFrom': fees(optionalMoney, {
    label: 'Free delivery from',
    help: 'Delivery is free from this items total. Leave empty to always charge it.',
    variable: 'FREE_DELIVERY_FROM',
    first: null,
  }),
  'fees.handling': fees(money, { label: 'Handling fee', variable: 'HANDLING_FEE', first: 0 }),
  'fees.gstPercent': fees(integer(0, 100), {
    label: 'GST included in fees',
    unit: '%',
    variable: 'FEE_GST_PERCENT',
    first: 18,
  }),
  minimumOrder: fees(optionalMoney, {
    label: 'Minimum order',
    help: 'The smallest items total you accept. Leave empty for no minimum.',
    variable: 'MINIMUM_ORDER',
    first: null,
  }),
  'opening.isClosed': hours(toggle, {
    label: 'Closed now',
    help: 'No one can order, even during the hours below.',
    first: false,
  }),
  'opening.message': hours(optionalLine('Message', 160), {
    label: 'Message while closed',
    help: 'Shown to shoppers on every page, such as “Heavy rain, our riders are waiting it out.”',
    first: null,
  }),
  'opening.reopensAt': hours(dateTime, {
    label: 'Closed now until',
    unit: 'Indian time',
    help: 'The shop reopens automatically. Leave empty to stay closed until you turn the switch off.',
    first: null,
  }),
  'opening.hours': hours(weeklyHours, {
    label: 'Weekly hours',
    help: 'Indian time. A closing time before the opening time is on the next day.',
    variable: 'OPENING_HOURS',
    first: null,
  }),
  'opening.holidays': hours(holidays, { label: 'Holidays', help: 'Days when the shop doesn’t open.', first: [] }),
  'delivery.pincodes': delivery(pincodes, {
    label: 'Where you deliver',
    help: 'Pincodes or the digits they start with, such as “560, 562106”. Leave empty to deliver everywhere.',
    variable: 'DELIVERY_PINCODES',
    first: [],
  }),
  deliveryBadge: delivery(deliveryPromise, {
    label: 'Delivery promise',
    help: 'Such as “10 Min”, “1 hour” or “Same day”. Shown on products, and in texts as “in 10 minutes”. Leave empty to promise nothing.',
    variable: 'DELIVERY_BADGE',
    first: '10 Min',
  }),
  'times.pickers': delivery(integer(1, 1000), {
    label: 'Pickers',
    unit: 'people packing at the same time',
    variable: 'PICKERS',
    first: 2,
  }),
  'times.pickSecondsPerOrder': delivery(integer(0, 3600), {
    label: 'Packing time per order',
    unit: 'seconds',
    variable: 'PICK_SECONDS_PER_ORDER',
    first: 60,
  }),
  'times.pickSecondsPerLine': delivery(integer(0, 3600), {
    label: 'Packing time per product',
    unit: 'seconds',
    variable: 'PICK_SECONDS_PER_LINE',
    first: 15,
  }),
  'times.rideSeconds': delivery(integer(0, 86_400), {
    label: 'Ride time',
    unit: 'seconds',
    variable: 'RIDE_SECONDS',
    first: 300,
  }),
  'help.email': help(emailAddress, { label: 'Email', variable: 'HELP_EMAIL', first: null }),
  'help.phone': help(phoneNumber, { label: 'Phone', variable: 'HELP_PHONE', first: null }),
  'numbers.invoicePrefix': numbers(numberPrefix, {
    label: 'Invoice numbers start with',
    help: 'Up to 3 letters, digits, - and /, as in INV/26-27/000001.',
    variable: 'INVOICE_PREFIX',
    first: 'INV',
  }),
  'numbers.creditNotePrefix': numbers(numberPrefix, {
    label: 'Credit note numbers start with',
    help: 'Up to 3 letters, digits, - and /. Must differ from invoices.',
    variable: 'CREDIT_NOTE_PREFIX',
    first: 'CN',
  }),
  refundsPerPerson: refunds(largeMoney, {
    label: 'Refunds per person in 24 hours',
    help: 'Item refunds and added store credit. Above this, a colleague has to do it. Leave empty for no limit.',
    variable: 'REFUNDS_PER_PERSON',
    first: 1_000_000,
  }),
  'declarations.enforcement': declarations(choice(['Off', 'Warn', 'Block']), {
    label: 'Products with missing declarations',
    help: '“Warn” says what is missing on each product’s form, and filters your product list by it. “Block” also refuses to publish them. Products already in the shop stay.',
    first: 'Warn',
  }),
  'declarations.requiredFrom': declarations(dateTime, {
    label: 'Block from',
    unit: 'Indian time',
    help: 'Until then, “Block” only warns. Leave empty to block at once.',
    first: null,
  }),
  'cashLimits.newcomer': cash(orderLimit, {
    label: 'New customers',
    help: 'Open orders per account that hasn’t confirmed its email or received an order yet.',
    variable: 'CASH_LIMIT_NEWCOMER',
    first: { orders: 1, pieces: 20, value: 200_000 },
  }),
  'cashLimits.account': cash(orderLimit, {
    label: 'Other customers',
    help: 'Open orders per account for everyone else.',
    variable: 'CASH_LIMIT_ACCOUNT',
    first: { orders: 3, pieces: 100, value: 1_000_000 },
  }),
  'cashLimits.day': cash(orderLimit, {
    label: 'Per customer in 24 hours',
    variable: 'CASH_LIMIT_DAY',
    first: { orders: 6, pieces: 150, value: 2_000_000 },
  }),
  'cashLimits.address': cash(orderLimit, {
    label: 'Per address',
    help: 'Open orders to the same door from all accounts.',
    variable: 'CASH_LIMIT_ADDRESS',
    first: { orders: 10, pieces: 200, value: 2_000_000 },
  }),
  'cashLimits.network': cash(orderLimit, {
    label: 'Per network in 24 hours',
    help: 'Orders from new customers on the same network. Thousands of phones can share one.',
    variable: 'CASH_LIMIT_NETWORK',
    first: { orders: 30, pieces: 600, value: 6_000_000 },
  }),
  cashNeedsConfirmedEmail: cash(toggle, {
    label: 'Require a confirmed email',
    variable: 'CASH_NEEDS_CONFIRMED_EMAIL',
    first: false,
  }),
  reviewOrdersAbove: cash(largeMoney, {
    label: 'Hold orders above',
    help: 'The value of open orders from a customer who hasn’t received any yet. Leave empty to hold none.',
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
