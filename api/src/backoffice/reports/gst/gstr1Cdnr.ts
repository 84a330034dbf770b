import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import {
  APPLICABLE_COLUMN,
  BUYER_COLUMNS,
  CESS_COLUMN,
  NOTE_COLUMNS,
  NOTE_VALUE_COLUMN,
  PLACE_COLUMN,
  PORTAL_TABLE,
  RATE_COLUMN,
  REVERSE_CHARGE_COLUMN,
  TAXABLE_COLUMN,
} from './gstColumns.ts';
import { IS_TO_BUSINESS } from './registeredBuyers.ts';
import { taxedCreditNotes } from './taxedDocuments.ts';

/** Table 9B of GSTR-1 for registered persons. */
export const GSTR1_CDNR: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: credit notes (9B, registered)',
  description: 'Credit notes to buyers who gave a GSTIN, one by one, by rate.',
  columns: [
    ...BUYER_COLUMNS,
    ...NOTE_COLUMNS,
    PLACE_COLUMN,
    REVERSE_CHARGE_COLUMN,
    { name: 'supplyType', displayName: 'Note Supply Type', dataType: 'STRING' },
    NOTE_VALUE_COLUMN,
    APPLICABLE_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
  ],
  chart: null,
  weight: 0.5,
  rows: (range) => taxedCreditNotes(range, IS_TO_BUSINESS),
  order: Prisma.sql`number, rate`,
};
