import { formatRupees } from '@kirana/shared/money.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** In paise. */
  price: number;
  /** In paise, before the discount; shown struck through when it differs. */
  mrp: number;
  size?: 'sm' | 'md' | 'lg';
}

const textStyles = { sm: 'text-sm', md: 'text-md', lg: 'text-xl' } as const;

/** A price and the price before the discount, with a text for screen readers. */
export function Price({ price, mrp, size = 'md' }: PriceProps) {
  return (
    <span className={`${styles.price} ${textStyles[size]}`}>
      {formatRupees(price)}
      {mrp !== price && (
        <s className={styles.mrp}>
          <span className="visually-hidden">instead of </span>
          {formatRupees(mrp)}
        </s>
      )}
    </span>
  );
}
