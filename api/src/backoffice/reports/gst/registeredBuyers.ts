import { Prisma } from '../../../platform/db/generated/client.ts';

/** The condition for a `sale` to a buyer who is registered for the tax (B2B). */
export const IS_TO_BUSINESS = Prisma.sql`
  sale.invoice_id IN (SELECT business.id FROM invoices business WHERE business.buyer_gstin IS NOT NULL)`;

/** The condition for a `sale` to a consumer (B2C). */
export const IS_TO_CONSUMER = Prisma.sql`NOT ${IS_TO_BUSINESS}`;
