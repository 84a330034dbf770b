import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import {
  APPLICABLE_COLUMN,
  CESS_COLUMN,
  NOTE_COLUMNS,
  NOTE_VALUE_COLUMN,
  PLACE_COLUMN,
  PORTAL_TABLE,
  RATE_COLUMN,
  TAXABLE_COLUMN,
} from './gstColumns.ts';
import { largeInvoices } from './largeInvoices.ts';
import { IS_TO_CONSUMER } from './registeredBuyers.ts';
import { taxedCreditNotes } from './taxedDocuments.ts';

/** Table 9B of GSTR-1 for unregistered persons; of consumers it has the credit notes of large invoices alone. */
export const GSTR1_CDNUR: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: credit notes (9B, unregistered)',
  description:
    'Credit notes of B2C large invoices, one by one. All other credit notes to consumers reduce B2C small, so they are not listed here.',
  columns: [
    { name: 'type', displayName: 'UR Type', dataType: 'STRING' },
    ...NOTE_COLUMNS,
    PLACE_COLUMN,
    NOTE_VALUE_COLUMN,
    APPLICABLE_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
  ],
  chart: null,
  weight: 0.5,
  rows: (range) => Prisma.sql`
    SELECT 'B2CL' AS type, note.*
    FROM (${taxedCreditNotes(range, Prisma.sql`${IS_TO_CONSUMER} AND sale.invoice_id IN (${largeInvoices(range)})`)}) note`,
  order: Prisma.sql`number, rate`,
};
