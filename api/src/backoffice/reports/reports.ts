import { CREDIT_NOTES, GST_BY_RATE } from './gst/gstTotals.ts';
import { GSTR1_DOCUMENTS, GSTR1_HSN, GSTR1_HSN_B2B, GSTR1_NIL } from './gst/gstr1Summaries.ts';
import { GSTR1_B2B, GSTR1_B2CL, GSTR1_B2CS, GSTR1_CDNR, GSTR1_CDNUR } from './gst/gstr1Supplies.ts';
import { DISPUTES, MISSING_PIECES, REFUNDS_BY_REASON, STORE_CREDIT } from './refunds.ts';
import type { ReportDefinition } from './report.ts';
import {
  DISCOUNTS,
  SALES_BY_CATEGORY,
  SALES_BY_DAY,
  SALES_BY_HOUR,
  SALES_BY_PAYMENT_METHOD,
  SALES_BY_PRODUCT,
} from './sales.ts';
import { PICKERS, RIDERS } from './staff.ts';
import { DEAD_STOCK, MISSING_DECLARATIONS, STOCK_OUTS, STOCK_VALUE } from './stock.ts';

/** All reports by their handles, in the order of the page. Schema, page and files follow from a row. */
export const REPORTS = {
  'sales-by-day': SALES_BY_DAY,
  'sales-by-hour': SALES_BY_HOUR,
  'sales-by-category': SALES_BY_CATEGORY,
  'sales-by-product': SALES_BY_PRODUCT,
  'sales-by-payment-method': SALES_BY_PAYMENT_METHOD,
  'gst-by-rate': GST_BY_RATE,
  'gstr1-b2b': GSTR1_B2B,
  'gstr1-b2cs': GSTR1_B2CS,
  'gstr1-b2cl': GSTR1_B2CL,
  'gstr1-cdnr': GSTR1_CDNR,
  'gstr1-cdnur': GSTR1_CDNUR,
  'gstr1-nil': GSTR1_NIL,
  'gstr1-hsn-b2b': GSTR1_HSN_B2B,
  'gstr1-hsn': GSTR1_HSN,
  'gstr1-documents': GSTR1_DOCUMENTS,
  'credit-notes': CREDIT_NOTES,
  'refunds-by-reason': REFUNDS_BY_REASON,
  'missing-pieces': MISSING_PIECES,
  disputes: DISPUTES,
  'store-credit': STORE_CREDIT,
  'stock-value': STOCK_VALUE,
  'dead-stock': DEAD_STOCK,
  'stock-outs': STOCK_OUTS,
  'missing-declarations': MISSING_DECLARATIONS,
  discounts: DISCOUNTS,
  riders: RIDERS,
  pickers: PICKERS,
} as const satisfies Record<string, ReportDefinition>;

export type ReportHandle = keyof typeof REPORTS;

export const REPORT_HANDLES = Object.keys(REPORTS) as ReportHandle[]; // Object.keys widens the keys

/** A report of the registry by a handle from a request; undefined when unknown. */
export function findReportHandle(text: string): ReportHandle | undefined {
  return REPORT_HANDLES.find((handle) => handle === text);
}
