import { graphql, useFragment } from 'react-relay';
import type { BagSheets_slip$key } from './__generated__/BagSheets_slip.graphql.ts';
import { BagLabels } from './BagLabels.tsx';
import { PackingSlip } from './PackingSlip.tsx';
import type { bagDocuments } from './printPaths.ts';
import type { PrintOptions } from './usePrintOptions.ts';

interface BagSheetsProps {
  slip: BagSheets_slip$key;
  document: (typeof bagDocuments)[number];
  options: PrintOptions;
}

/** The packing slip of an order, or a label for each of its bags. */
export function BagSheets({ slip: slipKey, document, options: { bagsOf, paper } }: BagSheetsProps) {
  const slip = useFragment(
    graphql`
      fragment BagSheets_slip on PackingSlip {
        number
        ...PackingSlip_slip
        ...BagLabels_slip
      }
    `,
    slipKey,
  );
  const bags = bagsOf(slip.number);
  if (document === 'bag-label') return <BagLabels slip={slip} bags={bags} />;
  return <PackingSlip slip={slip} bags={bags} paper={paper} />;
}
