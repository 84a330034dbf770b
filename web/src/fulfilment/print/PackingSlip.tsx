import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { PackingSlip_order$key } from './__generated__/PackingSlip_order.graphql.ts';
import { OrderCode } from './OrderCode.tsx';
import { PageSize } from './PageSize.tsx';
import styles from './print.module.css';
import { SheetAddress } from './SheetAddress.tsx';
import { SheetCollect } from './SheetCollect.tsx';
import { documentTexts, printTexts, sheetTexts as texts } from './texts.ts';

interface PackingSlipProps {
  order: PackingSlip_order$key;
  bags: number;
  paper: 'A4' | 'A5';
}

/** What is in the bags of an order and where they go: for the picker to tick off, and for the shopper. */
export function PackingSlip({ order: orderKey, bags, paper }: PackingSlipProps) {
  const order = useFragment(
    graphql`
      fragment PackingSlip_order on Order {
        number
        placedAt
        lines(first: 100) {
          edges {
            node {
              id
              name
              unit
              quantity
              missingQuantity
            }
          }
        }
        ...SheetAddress_order
        ...SheetCollect_order
      }
    `,
    orderKey,
  );
  const lines = order.lines.edges.map(({ node }) => ({ ...node, packed: node.quantity - node.missingQuantity }));
  const pieces = lines.reduce((sum, { packed }) => sum + packed, 0);
  return (
    <section
      className={`${styles.sheet} ${paper === 'A4' ? styles.a4 : styles.a5}`}
      aria-label={documentTexts['packing-slip']}
    >
      <PageSize width={paper} height="" margin={paper === 'A4' ? '12mm' : '8mm'} />
      <div className={styles.head}>
        <div>
          <div>{documentTexts['packing-slip']}</div>
          <div className={styles.big}>{texts.order(order.number)}</div>
          <div>
            {texts.placed} {formatDateTime(order.placedAt)}
          </div>
        </div>
        <OrderCode number={order.number} />
      </div>
      <hr className={styles.rule} />
      <div className={styles.head}>
        <div>
          <div>{texts.deliverTo}</div>
          <SheetAddress order={order} />
        </div>
        <div className={styles.code}>
          <div className={styles.medium}>{printTexts.bags(bags)}</div>
          <div>{texts.pieces(pieces)}</div>
        </div>
      </div>
      <hr className={styles.rule} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.box} />
            <th>{texts.quantity}</th>
            <th>{texts.product}</th>
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
                  <div className={styles.bold}>{texts.notAvailable(missingQuantity, quantity)}</div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <hr className={styles.rule} />
      <SheetCollect order={order} />
    </section>
  );
}
