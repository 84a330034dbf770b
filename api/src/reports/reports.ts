import type { ReportDefinition } from './report.ts';
import { SALES_BY_CATEGORY } from './sales/salesByCategory.ts';
import { SALES_BY_DAY } from './sales/salesByDay.ts';
import { SALES_BY_HOUR } from './sales/salesByHour.ts';
import { SALES_BY_PAYMENT_METHOD } from './sales/salesByPaymentMethod.ts';
import { SALES_BY_PRODUCT } from './sales/salesByProduct.ts';

/** All reports by their handles, in the order of the page. Schema, page and files follow from a row. */
export const REPORTS = {
  'sales-by-day': SALES_BY_DAY,
  'sales-by-hour': SALES_BY_HOUR,
  'sales-by-category': SALES_BY_CATEGORY,
  'sales-by-product': SALES_BY_PRODUCT,
  'sales-by-payment-method': SALES_BY_PAYMENT_METHOD,
} as const satisfies Record<string, ReportDefinition>;

export type ReportHandle = keyof typeof REPORTS;

/** The handles of the reports, in the same order. */
export const REPORT_HANDLES = Object.keys(REPORTS) as ReportHandle[]; // Object.keys widens the keys
