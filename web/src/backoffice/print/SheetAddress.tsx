import { graphql, useFragment } from 'react-relay';
import type { SheetAddress_slip$key } from './__generated__/SheetAddress_slip.graphql.ts';
import styles from './print.module.css';
import { sheetTexts as texts } from './texts.ts';

/** An order's address, and the shopper's instructions for the rider. */
export function SheetAddress({ slip }: { slip: SheetAddress_slip$key }) {
  const { address, deliveryPreferences } = useFragment(
    graphql`
      fragment SheetAddress_slip on PackingSlip {
        address {
          recipientName
          line
          city
          state
          pincode
          mobile
        }
        deliveryPreferences {
          note
          leaveAtGate
          doNotRingBell
        }
      }
    `,
    slip,
  );
  const { note, leaveAtGate, doNotRingBell } = deliveryPreferences;
  const wishes = [
    ...(leaveAtGate ? [texts.leaveAtGate] : []),
    ...(doNotRingBell ? [texts.doNotRingBell] : []),
    ...(note == null ? [] : [`${texts.note}: ${note}`]),
  ];
  return (
    <div>
      <div className={styles.bold}>{address.recipientName}</div>
      <div>{address.line}</div>
      <div>
        {address.city}, {address.state} <span className={styles.bold}>{address.pincode}</span>
      </div>
      <div>{texts.mobile(address.mobile)}</div>
      {wishes.map((wish) => (
        <div key={wish} className={styles.bold}>
          {wish}
        </div>
      ))}
    </div>
  );
}
