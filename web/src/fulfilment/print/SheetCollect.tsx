import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import type { SheetCollect_order$key } from './__generated__/SheetCollect_order.graphql.ts';
import styles from './print.module.css';
import { sheetTexts as texts } from './texts.ts';

/** What the rider collects at the door. */
export function SheetCollect({ order: orderKey }: { order: SheetCollect_order$key }) {
  const { cashToCollect, payment } = useFragment(
    graphql`
      fragment SheetCollect_order on Order {
        cashToCollect
        payment {
          paidAt
        }
      }
    `,
    orderKey,
  );
  if (cashToCollect > 0) return <div className={styles.framed}>{texts.collect(formatRupees(cashToCollect))}</div>;
  return <div className={styles.bold}>{payment.paidAt == null ? texts.nothingToCollect : texts.paid}</div>;
}
