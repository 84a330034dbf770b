import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import {
  APPLICABLE_COLUMN,
  BUYER_COLUMNS,
  CESS_COLUMN,
  INVOICE_COLUMNS,
  OPERATOR_COLUMN,
  PLACE_COLUMN,
  PORTAL_TABLE,
  RATE_COLUMN,
  REVERSE_CHARGE_COLUMN,
  TAXABLE_COLUMN,
} from './gstColumns.ts';
import { IS_TO_BUSINESS } from './registeredBuyers.ts';
import { taxedInvoices } from './taxedDocuments.ts';

/** Table 4 of GSTR-1. */
export const GSTR1_B2B: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: B2B (4)',
  description:
    'Invoices to buyers who gave a GSTIN, one by one, by rate. Their untaxed products are in the nil rated supplies.',
  columns: [
    ...BUYER_COLUMNS,
    ...INVOICE_COLUMNS,
    PLACE_COLUMN,
    REVERSE_CHARGE_COLUMN,
    APPLICABLE_COLUMN,
    { name: 'supplyType', displayName: 'Invoice Type', dataType: 'STRING' },
    OPERATOR_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
  ],
  chart: null,
  weight: 0.5,
  rows: (range) => taxedInvoices(range, IS_TO_BUSINESS),
  order: Prisma.sql`number, rate`,
};
