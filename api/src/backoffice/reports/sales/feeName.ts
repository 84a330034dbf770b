import { Prisma } from '../../../platform/db/generated/client.ts';
import { FEE_NAMES } from '../../../shop/invoices/invoiceDocument.ts';

/** The name of the fee that a row of `sold` has the figures of; null for a product. */
export const FEE_NAME = Prisma.sql`
  CASE sold.line_type WHEN 'DELIVERY_FEE' THEN ${FEE_NAMES.DELIVERY_FEE}::text WHEN 'HANDLING_FEE' THEN ${FEE_NAMES.HANDLING_FEE}::text END`;
