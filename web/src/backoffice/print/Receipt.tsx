import { useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { methodTexts, paymentTexts } from '../fulfillment/texts.ts';
import type { Receipt_order$data, Receipt_order$key } from './__generated__/Receipt_order.graphql.ts';
import { PageSize } from './SheetParts.tsx';
import styles from './print.module.css';
import { documentTexts, sheetTexts as texts } from './texts.ts';

const MM_PER_PIXEL = 25.4 / 96;
const LEAST_HEIGHT_MM = 60;

/** The invoice of an order on a roll of 80 mm; the page is as long as its content. */
export function Receipt({ order: orderKey }: { order: Receipt_order$key }) {
  const { number, paymentMethod, payment, invoice } = useFragment(
    graphql`
      fragment Receipt_order on Order {
        number
        paymentMethod
        payment {
          status
        }
        invoice {
          title
          number
          issuedAt
          receiptFooter
          document {
            seller {
              name
              address
              state
              gstin
              fssai
            }
            buyer {
              name
              gstin
            }
            lines {
              name
              unit
              hsnCode
              quantity
              price
              total
            }
            total
            roundOff
            tip
            isInterState
            stateTax
            rates {
              gstPercent
              taxable
              cgst
              sgst
              igst
            }
          }
        }
      }
    `,
    orderKey,
  );
  const sheet = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT_MM);
  useLayoutEffect(() => {
    const { offsetHeight = 0 } = sheet.current ?? {};
    setHeight(Math.max(LEAST_HEIGHT_MM, Math.ceil(offsetHeight * MM_PER_PIXEL) + 4));
  }, [invoice]);
  if (invoice == null) {
    return (
      <EmptyState
        title="No receipt yet"
        text="The invoice is created when the order leaves the shop. You can print the receipt then."
      />
    );
  }
  const { seller, buyer, lines, total, roundOff, tip } = invoice.document;
  return (
    <section ref={sheet} className={`${styles.sheet} ${styles.receipt}`} aria-label={documentTexts.receipt}>
      <PageSize width="80mm" height={`${height}mm`} />
      <div className={styles.centre}>
        <div className={styles.medium}>{seller.name}</div>
        <div className={styles.lines}>{seller.address}</div>
        <div>{seller.state}</div>
        {seller.gstin != null && <div>{texts.gstin(seller.gstin)}</div>}
        {seller.fssai != null && <div>{`FSSAI Lic. No. ${seller.fssai}`}</div>}
        <div className={styles.bold}>{seller.gstin == null ? 'Sample: not a tax invoice' : invoice.title}</div>
      </div>
      <hr className={styles.dashed} />
      <div className={styles.row}>
        <span>{invoice.number}</span>
        <span>{formatDateTime(invoice.issuedAt)}</span>
      </div>
      <div>{texts.order(number)}</div>
      {buyer != null && (
        <div>
          {buyer.name}, {texts.gstin(buyer.gstin)}
        </div>
      )}
      <hr className={styles.dashed} />
      {lines.map((line, index) => (
        // Fees may have the name of a product.
        <div key={`${line.name} ${index}`}>
          <div>
            {line.name}
            {line.unit != null && `, ${line.unit}`}
          </div>
          <div className={styles.row}>
            <span>
              {`${line.quantity} × ${formatRupees(line.price)}`}
              {line.hsnCode != null && ` · HSN ${line.hsnCode}`}
            </span>
            <span className={styles.amount}>{formatRupees(line.total)}</span>
          </div>
        </div>
      ))}
      <hr className={styles.dashed} />
      <AmountRow label="Total" amount={formatRupees(total)} look={styles.medium} />
      {roundOff !== 0 && <AmountRow label="Round off" amount={formatRoundOff(roundOff)} />}
      {tip > 0 && <AmountRow label="Tip for the rider" amount={formatRupees(tip)} />}
      {(tip > 0 || roundOff !== 0) && (
        <AmountRow
          label={tip > 0 ? 'Total with tip' : 'Grand total'}
          amount={formatRupees(total + roundOff + tip)}
          look={styles.bold}
        />
      )}
      <div className={styles.row}>
        <span>Payment</span>
        <span>
          {methodTexts[paymentMethod] ?? paymentMethod},{' '}
          {paymentTexts[paymentMethod]?.[payment.status] ?? payment.status}
        </span>
      </div>
      <ReceiptTaxes {...invoice.document} />
      {invoice.receiptFooter != null && (
        <>
          <hr className={styles.dashed} />
          <div className={`${styles.centre} ${styles.lines}`}>{invoice.receiptFooter}</div>
        </>
      )}
    </section>
  );
}

function AmountRow({ label, amount, look = '' }: { label: string; amount: string; look?: string | undefined }) {
  return (
    <div className={`${styles.row} ${look}`}>
      <span>{label}</span>
      <span className={styles.amount}>{amount}</span>
    </div>
  );
}

type Taxes = Pick<NonNullable<Receipt_order$data['invoice']>['document'], 'isInterState' | 'stateTax' | 'rates'>;

/** The taxes of an invoice by rate: CGST and that of the state, or IGST for a supply to another state. A bill of supply has none. */
function ReceiptTaxes({ isInterState, stateTax, rates }: Taxes) {
  const columns = isInterState ? ['IGST'] : ['CGST', stateTax];
  if (rates.length === 0) return null;
  return (
    <>
      <hr className={styles.dashed} />
      <div>Taxes included in the prices</div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th />
            {[texts.taxable, ...columns].map((column) => (
              <th key={column} className={styles.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ gstPercent, taxable, cgst, sgst, igst }) => (
            <tr key={gstPercent}>
              <td>{`GST ${gstPercent}%`}</td>
              {(isInterState ? [taxable, igst] : [taxable, cgst, sgst]).map((amount, column) => (
                <td key={columns[column - 1] ?? texts.taxable} className={styles.number}>
                  {formatRupees(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
