import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { SheetCollect_slip$key } from './__generated__/SheetCollect_slip.graphql.ts';
import styles from './print.module.css';
import { sheetTexts as texts } from './texts.ts';

/** What the rider collects at the door. */
export function SheetCollect({ slip }: { slip: SheetCollect_slip$key }) {
  const { cashToCollect, isPaid } = useFragment(
    graphql`
      fragment SheetCollect_slip on PackingSlip {
        cashToCollect
        isPaid
      }
    `,
    slip,
  );
  if (cashToCollect > 0) return <div className={styles.framed}>{texts.collect(formatRupees(cashToCollect))}</div>;
  return <div className={styles.bold}>{isPaid ? texts.paid : texts.nothingToCollect}</div>;
}
