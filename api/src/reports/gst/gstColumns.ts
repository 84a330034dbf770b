import type { ReportColumn } from '../report.ts';

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
