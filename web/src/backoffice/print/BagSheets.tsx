import { graphql, useFragment } from 'react-relay';
import type { BagSheets_slip$data, BagSheets_slip$key } from './__generated__/BagSheets_slip.graphql.ts';
import { PackingSlip } from './PackingSlip.tsx';
import type { bagDocuments } from './printPaths.ts';
import type { PrintOptions } from './usePrintOptions.ts';
import { OrderCode, PageSize, SheetCollect } from './SheetParts.tsx';
import styles from './print.module.css';
import { documentTexts, sheetTexts as texts } from './texts.ts';

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
        address {
          recipientName
          line
          city
          pincode
          mobile
        }
        ...SheetParts_sheetCollect
      }
    `,
    slipKey,
  );
  const bags = bagsOf(slip.number);
  if (document === 'bag-label') return <BagLabels slip={slip} bags={bags} />;
  return <PackingSlip slip={slip} bags={bags} paper={paper} />;
}

/** A label of 100 × 75 mm for each bag of an order. */
function BagLabels({ slip, bags }: { slip: BagSheets_slip$data; bags: number }) {
  const { number, address } = slip;
  return (
    <>
      <PageSize width="100mm" height="75mm" />
      {Array.from({ length: bags }, (_, index) => index + 1).map((bag) => (
        <section
          key={bag}
          className={`${styles.sheet} ${styles.label}`}
          aria-label={`${documentTexts['bag-label']} ${bag}`}
        >
          <div className={styles.head}>
            <div>
              <div className={styles.big}>{`#${number}`}</div>
              <div className={styles.medium}>{`Bag ${bag} of ${bags}`}</div>
            </div>
            <OrderCode number={number} size={64} />
          </div>
          <hr className={styles.dashed} />
          <div className={styles.medium}>{address.recipientName}</div>
          <div className={styles.clamped}>{address.line}</div>
          <div>
            {address.city} <span className={styles.medium}>{address.pincode}</span>
          </div>
          <div>{texts.mobile(address.mobile)}</div>
          <div className={styles.foot}>
            <SheetCollect slip={slip} />
          </div>
        </section>
      ))}
    </>
  );
}
