import type { RowCounts } from '../database/shopSize.ts';
import { homeHtml } from './homeHtml.ts';
import { product } from './product.ts';
import { listing } from './listing.ts';
import { search } from './search.ts';
import type { Script, Workload } from './workload.ts';

/** A visitor's four screens: the home page as HTML, a listing, a product, and a search that is new. */
export function visit(counts: RowCounts): Workload {
  const scripts = [
    homeHtml().variants['html'],
    listing(counts).variants['persisted'],
    product(counts).variants['persisted'],
    search().variants['cold'],
  ].filter((script) => script !== undefined);
  const script: Script = async (connection) => {
    const screens = await Promise.all(scripts.map((each) => each(connection)));
    const longest = Math.max(...screens.map(({ length }) => length));
    return Array.from({ length: longest }, (_each, index) =>
      screens.flatMap((units) => units[index % units.length] ?? []),
    );
  };
  return { name: 'visit', unit: 'visit of four screens', variants: { browser: script } };
}
