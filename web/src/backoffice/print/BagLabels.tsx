import { graphql, useFragment } from 'react-relay';
import type { BagLabels_slip$key } from './__generated__/BagLabels_slip.graphql.ts';
import { OrderCode } from './OrderCode.tsx';
import { PageSize } from './PageSize.tsx';
import styles from './print.module.css';
import { SheetCollect } from './SheetCollect.tsx';
import { documentTexts, sheetTexts as texts } from './texts.ts';

/** A label of 100 × 75 mm for each bag of an order. */
export function BagLabels({ slip: slipKey, bags }: { slip: BagLabels_slip$key; bags: number }) {
  const slip = useFragment(
    graphql`
      fragment BagLabels_slip on PackingSlip {
        number
        address {
          recipientName
          line
          city
          pincode
          mobile
        }
        ...SheetCollect_slip
      }
    `,
    slipKey,
  );
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
              <div className={styles.big}>{texts.number(number)}</div>
              <div className={styles.medium}>{texts.bagOf(bag, bags)}</div>
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
