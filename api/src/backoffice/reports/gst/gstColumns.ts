import type { ReportColumn, ReportDefinition } from '../report.ts';

/** What the tables of GSTR-1 have in common: the GST portal's offline tool imports their files. */
export const PORTAL_TABLE = { group: 'GST', hasByteOrderMark: false } as const satisfies Partial<ReportDefinition>;

/** The columns that several tables of GSTR-1 have, by the names of the portal's files. */
export const PLACE_COLUMN: ReportColumn = {
  name: 'place',
  displayName: 'Place Of Supply',
  dataType: 'STRING',
  description: 'The state that the order goes to, with its code.',
};
export const APPLICABLE_COLUMN: ReportColumn = {
  name: 'applicable',
  displayName: 'Applicable % of Tax Rate',
  dataType: 'STRING',
  description: 'Empty: the whole rate applies.',
};
export const RATE_COLUMN: ReportColumn = { name: 'rate', displayName: 'Rate', dataType: 'PERCENT' };
export const TAXABLE_COLUMN: ReportColumn = {
  name: 'taxable',
  displayName: 'Taxable Value',
  dataType: 'MONEY',
  total: 'SUM',
};
export const CESS_COLUMN: ReportColumn = { name: 'cess', displayName: 'Cess Amount', dataType: 'MONEY', total: 'SUM' };
export const OPERATOR_COLUMN: ReportColumn = {
  name: 'operator',
  displayName: 'E-Commerce GSTIN',
  dataType: 'STRING',
  description: 'Empty: the shop sells by itself, not through an e-commerce operator.',
};
export const TAX_COLUMNS: readonly ReportColumn[] = [
  { name: 'integratedTax', displayName: 'Integrated Tax Amount', dataType: 'MONEY', total: 'SUM' },
  { name: 'centralTax', displayName: 'Central Tax Amount', dataType: 'MONEY', total: 'SUM' },
  { name: 'stateTax', displayName: 'State/UT Tax Amount', dataType: 'MONEY', total: 'SUM' },
];
/** The buyer of a document for a registered person. */
export const BUYER_COLUMNS: readonly ReportColumn[] = [
  { name: 'gstin', displayName: 'GSTIN/UIN of Recipient', dataType: 'STRING' },
  { name: 'receiver', displayName: 'Receiver Name', dataType: 'STRING' },
];
export const INVOICE_COLUMNS: readonly ReportColumn[] = [
  { name: 'number', displayName: 'Invoice Number', dataType: 'STRING' },
  { name: 'issued', displayName: 'Invoice date', dataType: 'STRING' },
  { name: 'value', displayName: 'Invoice Value', dataType: 'MONEY' },
];
export const NOTE_COLUMNS: readonly ReportColumn[] = [
  { name: 'number', displayName: 'Note Number', dataType: 'STRING' },
  { name: 'issued', displayName: 'Note Date', dataType: 'STRING' },
  { name: 'kind', displayName: 'Note Type', dataType: 'STRING', description: 'C: a credit note.' },
];
export const NOTE_VALUE_COLUMN: ReportColumn = { name: 'value', displayName: 'Note Value', dataType: 'MONEY' };
export const REVERSE_CHARGE_COLUMN: ReportColumn = {
  name: 'reverseCharge',
  displayName: 'Reverse Charge',
  dataType: 'STRING',
  description: 'N: the shop pays the tax.',
};
