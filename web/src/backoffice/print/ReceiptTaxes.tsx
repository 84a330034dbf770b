import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { ReceiptTaxes_document$key } from './__generated__/ReceiptTaxes_document.graphql.ts';
import styles from './print.module.css';
import { sheetTexts as texts } from './texts.ts';

/** The taxes of an invoice by rate: CGST and that of the state, or IGST for a supply to another state. A bill of supply has none. */
export function ReceiptTaxes({ document: documentKey }: { document: ReceiptTaxes_document$key }) {
  const { isInterState, stateTax, rates } = useFragment(
    graphql`
      fragment ReceiptTaxes_document on InvoiceDocument {
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
    `,
    documentKey,
  );
  const columns = isInterState ? [texts.igst] : [texts.cgst, stateTax];
  if (rates.length === 0) return null;
  return (
    <>
      <hr className={styles.dashed} />
      <div>{texts.tax}</div>
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
              <td>{texts.rate(gstPercent)}</td>
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
