import { column, summed, type ReportColumn, type ReportDefinition } from '../report.ts';

/** What the tables of GSTR-1 have in common: the GST portal's offline tool imports their files. */
export const PORTAL_TABLE = { group: 'GST', hasByteOrderMark: false } as const satisfies Partial<ReportDefinition>;

/** The columns of several tables of GSTR-1, by the names of the portal's files. */
export const PLACE_COLUMN = column.text('place', 'Place Of Supply', 'The state the order goes to, with its code.');
export const APPLICABLE_COLUMN = column.text(
  'applicable',
  'Applicable % of Tax Rate',
  'Empty, because the full rate applies.',
);
export const RATE_COLUMN = column.percent('rate', 'Rate');
export const TAXABLE_COLUMN = summed.money('taxable', 'Taxable Value');
export const CESS_COLUMN = summed.money('cess', 'Cess Amount');
/** The amounts of a rate. */
export const AMOUNT_COLUMNS: readonly ReportColumn[] = [RATE_COLUMN, TAXABLE_COLUMN, CESS_COLUMN];
export const OPERATOR_COLUMN = column.text(
  'operator',
  'E-Commerce GSTIN',
  'Empty, because the shop sells directly, not through an e-commerce operator.',
);
export const REVERSE_CHARGE_COLUMN = column.text('reverseCharge', 'Reverse Charge', 'N: the shop pays the tax.');
export const TAX_COLUMNS: readonly ReportColumn[] = [
  summed.money('integratedTax', 'Integrated Tax Amount'),
  summed.money('centralTax', 'Central Tax Amount'),
  summed.money('stateTax', 'State/UT Tax Amount'),
];
/** The buyer of a document for a registered person. */
export const BUYER_COLUMNS: readonly ReportColumn[] = [
  column.text('gstin', 'GSTIN/UIN of Recipient'),
  column.text('receiver', 'Receiver Name'),
];
export const INVOICE_COLUMNS: readonly ReportColumn[] = [
  column.text('number', 'Invoice Number'),
  column.text('issued', 'Invoice date'),
  column.money('value', 'Invoice Value'),
];
export const NOTE_COLUMNS: readonly ReportColumn[] = [
  column.text('number', 'Note Number'),
  column.text('issued', 'Note Date'),
  column.text('kind', 'Note Type', 'C: a credit note.'),
];
export const NOTE_VALUE_COLUMN = column.money('value', 'Note Value');
