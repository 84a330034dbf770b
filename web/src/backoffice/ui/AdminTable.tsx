import type { ReactNode, Ref } from 'react';
import styles from './AdminTable.module.css';

interface AdminTableProps {
  ref?: Ref<HTMLDivElement>;
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** The last column holds the actions of a row. */
  hasActions?: boolean;
  isBusy?: boolean | undefined;
  /** Rows with the roles of rows and cells; phones show each as a card. */
  children: ReactNode;
}

/**
 * The frame of a table: its head sticks below the page's header. Phones show each row as a card; the ARIA roles keep it a table
 * for screen readers.
 */
export function AdminTable({ ref, label, columns, hasActions, isBusy, children }: AdminTableProps) {
  return (
    <div ref={ref} className={styles.frame} tabIndex={-1}>
      <table role="table" aria-label={label} aria-busy={isBusy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name, place) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                data-end={(hasActions && place === columns.length - 1) || undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}
