import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import {
  APPLICABLE_COLUMN,
  CESS_COLUMN,
  INVOICE_COLUMNS,
  OPERATOR_COLUMN,
  PLACE_COLUMN,
  PORTAL_TABLE,
  RATE_COLUMN,
  TAXABLE_COLUMN,
} from './gstColumns.ts';
import { largeInvoices } from './largeInvoices.ts';
import { IS_TO_CONSUMER } from './registeredBuyers.ts';
import { taxedInvoices } from './taxedDocuments.ts';

/** Table 5 of GSTR-1. */
export const GSTR1_B2CL: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: B2C large (5)',
  description: 'Invoices above ₹1,00,000 to consumers in other states, one by one.',
  columns: [
    ...INVOICE_COLUMNS,
    PLACE_COLUMN,
    APPLICABLE_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
    OPERATOR_COLUMN,
  ],
  chart: null,
  weight: 0.5,
  rows: (range) => taxedInvoices(range, Prisma.sql`${IS_TO_CONSUMER} AND sale.invoice_id IN (${largeInvoices(range)})`),
  order: Prisma.sql`number, rate`,
};
