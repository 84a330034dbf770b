import { CREDIT_NOTES } from './gst/creditNotes.ts';
import { GST_BY_RATE } from './gst/gstByRate.ts';
import { GSTR1_B2B } from './gst/gstr1B2b.ts';
import { GSTR1_B2CL } from './gst/gstr1B2cl.ts';
import { GSTR1_B2CS } from './gst/gstr1B2cs.ts';
import { GSTR1_CDNR } from './gst/gstr1Cdnr.ts';
import { GSTR1_CDNUR } from './gst/gstr1Cdnur.ts';
import { GSTR1_DOCUMENTS } from './gst/gstr1Documents.ts';
import { GSTR1_HSN, GSTR1_HSN_B2B } from './gst/gstr1Hsn.ts';
import { GSTR1_NIL } from './gst/gstr1Nil.ts';
import { DISCOUNTS } from './promotions/discounts.ts';
import { DISPUTES } from './refunds/disputes.ts';
import { MISSING_PIECES } from './refunds/missingPieces.ts';
import { REFUNDS_BY_REASON } from './refunds/refundsByReason.ts';
import { STORE_CREDIT } from './refunds/storeCredit.ts';
import type { ReportDefinition } from './report.ts';
import { SALES_BY_CATEGORY } from './sales/salesByCategory.ts';
import { SALES_BY_DAY } from './sales/salesByDay.ts';
import { SALES_BY_HOUR } from './sales/salesByHour.ts';
import { SALES_BY_PAYMENT_METHOD } from './sales/salesByPaymentMethod.ts';
import { SALES_BY_PRODUCT } from './sales/salesByProduct.ts';
import { PICKERS } from './staff/pickers.ts';
import { RIDERS } from './staff/riders.ts';
import { DEAD_STOCK } from './stock/deadStock.ts';
import { STOCK_OUTS } from './stock/stockOuts.ts';
import { STOCK_VALUE } from './stock/stockValue.ts';

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
  discounts: DISCOUNTS,
  riders: RIDERS,
  pickers: PICKERS,
} as const satisfies Record<string, ReportDefinition>;

export type ReportHandle = keyof typeof REPORTS;

/** The handles of the reports, in the same order. */
export const REPORT_HANDLES = Object.keys(REPORTS) as ReportHandle[]; // Object.keys widens the keys
