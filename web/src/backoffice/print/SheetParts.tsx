import { QRCodeSVG } from 'qrcode.react';
import { graphql, useFragment } from 'react-relay';
import styles from './print.module.css';
import { formatRupees } from '@kirana/shared/money.ts';
import type { SheetParts_sheetCollect$key } from './__generated__/SheetParts_sheetCollect.graphql.ts';

/** The order's number as a QR code, which a scanner types into the search of the board. */
export function OrderCode({ number, size = 72 }: { number: number; size?: number }) {
  return <QRCodeSVG className={styles.code} value={String(number)} title={`#${number}`} size={size} marginSize={0} />;
}

/** The size of the printed page, in a style element, because a rule of a style sheet would hold for every page of the shop. */
export function PageSize({ width, height, margin = '0' }: { width: string; height: string; margin?: string }) {
  return <style>{`@page { size: ${width} ${height}; margin: ${margin}; }`}</style>;
}

/** What the rider collects at the door. */
export function SheetCollect({ slip }: { slip: SheetParts_sheetCollect$key }) {
  const { cashToCollect, isPaid } = useFragment(
    graphql`
      fragment SheetParts_sheetCollect on PackingSlip {
        cashToCollect
        isPaid
      }
    `,
    slip,
  );
  if (cashToCollect > 0) return <div className={styles.framed}>{`Collect ${formatRupees(cashToCollect)}`}</div>;
  return <div className={styles.bold}>{isPaid ? 'Paid. Nothing to collect.' : 'Nothing to collect'}</div>;
}
