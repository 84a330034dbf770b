import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './RankingTable.module.css';

interface RankingTableProps {
  /** The column titles; all columns but the first contain figures. */
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A small table of a ranking. */
export function RankingTable({ columns, children }: RankingTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The link of a row, in its first cell. */
export function RankingLink(link: LinkProps) {
  return <Link {...link} className={styles.link} />;
}
