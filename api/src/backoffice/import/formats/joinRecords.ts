import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import { joinShopify } from './joinShopify.ts';
import { joinTally, withGroupHeading } from './joinTally.ts';
import { joinWooCommerce } from './joinWooCommerce.ts';
import type { Table } from './table.ts';

/** The table of a program's export with one product per row, and each row with what it shares with others. */
export function joinRecords(format: ImportFormat, { headings, records }: Table): Table {
  if (format === 'SHOPIFY') return { headings, records: joinShopify({ headings, records }) };
  if (format === 'WOOCOMMERCE') return { headings, records: joinWooCommerce({ headings, records }) };
  if (format !== 'TALLY') return { headings, records };
  const grouped = withGroupHeading(headings);
  return { headings: grouped, records: joinTally({ headings: grouped, records }) };
}
