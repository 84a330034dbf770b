import { graphql, useFragment } from 'react-relay';
import type { BagSheets_slip$data, BagSheets_slip$key } from './__generated__/BagSheets_slip.graphql.ts';
import { useShopIdentity } from '../../ui/shopIdentity.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { bagDocuments } from './printPaths.ts';
import type { PrintOptions } from './usePrintOptions.ts';
import { OrderCode, PageSize, SheetCollect } from './SheetParts.tsx';
import styles from './print.module.css';
import { documentTexts, printTexts, sheetTexts as texts } from './texts.ts';

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
        placedAt
        lines {
          id
          name
          unit
          quantity
          missingQuantity
        }
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
        ...SheetParts_sheetCollect
      }
    `,
    slipKey,
  );
  const bags = bagsOf(slip.number);
  return document === 'bag-label' ? (
    <BagLabels slip={slip} bags={bags} />
  ) : (
    <PackingSlip slip={slip} bags={bags} paper={paper} />
  );
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

interface PackingSlipProps extends Pick<PrintOptions, 'paper'> {
  slip: BagSheets_slip$data;
  bags: number;
}

/** The contents of an order's bags and their address: for the picker to tick off, and for the shopper. */
function PackingSlip({ slip, bags, paper }: PackingSlipProps) {
  const { name } = useShopIdentity();
  const lines = slip.lines.map((line) => ({ ...line, packed: line.quantity - line.missingQuantity }));
  const packedQuantity = lines.reduce((sum, { packed }) => sum + packed, 0);
  return (
    <section
      className={`${styles.sheet} ${paper === 'A4' ? styles.a4 : styles.a5}`}
      aria-label={documentTexts['packing-slip']}
    >
      <PageSize width={paper} height="" margin={paper === 'A4' ? '12mm' : '8mm'} />
      <div className={styles.head}>
        <div>
          <div className={styles.medium}>{name}</div>
          <div>{documentTexts['packing-slip']}</div>
          <div className={styles.big}>{texts.order(slip.number)}</div>
          <div>Placed {formatDateTime(slip.placedAt)}</div>
        </div>
        <OrderCode number={slip.number} />
      </div>
      <hr className={styles.rule} />
      <div className={styles.head}>
        <div>
          <div>Deliver to</div>
          <SheetAddress {...slip} />
        </div>
        <div className={styles.code}>
          <div className={styles.medium}>{printTexts.bags(bags)}</div>
          <div>{texts.items(packedQuantity)}</div>
        </div>
      </div>
      <hr className={styles.rule} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.box} />
            <th>Qty</th>
            <th>Product</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, unit, quantity, missingQuantity, packed }) => (
            <tr key={id}>
              <td className={styles.box}>{packed > 0 && <span className={styles.tick} />}</td>
              <td className={styles.quantity}>{packed}</td>
              <td>
                <span className={packed === 0 ? styles.struck : undefined}>
                  {name}, {unit}
                </span>
                {missingQuantity > 0 && (
                  <div className={styles.bold}>{`${missingQuantity} of ${quantity} not available`}</div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <hr className={styles.rule} />
      <SheetCollect slip={slip} />
    </section>
  );
}

/** An order's address, and the shopper's instructions for the rider. */
function SheetAddress({ address, deliveryPreferences }: BagSheets_slip$data) {
  const { note, leaveAtGate, doNotRingBell } = deliveryPreferences;
  const instructions = [
    ...(leaveAtGate ? ['Leave at the gate'] : []),
    ...(doNotRingBell ? ['Don’t ring the bell'] : []),
    ...(note == null ? [] : [`Note: ${note}`]),
  ];
  return (
    <div>
      <div className={styles.bold}>{address.recipientName}</div>
      <div>{address.line}</div>
      <div>
        {address.city}, {address.state} <span className={styles.bold}>{address.pincode}</span>
      </div>
      <div>{texts.mobile(address.mobile)}</div>
      {instructions.map((instruction) => (
        <div key={instruction} className={styles.bold}>
          {instruction}
        </div>
      ))}
    </div>
  );
}
