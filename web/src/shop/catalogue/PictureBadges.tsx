import styles from './PictureBadges.module.css';

/** The delivery estimate at the lower edge of a product page's picture. */
export function DeliveryBadge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}

/** 'N% OFF' in the corner of a picture. */
export function DiscountFlag({ percent }: { percent: number }) {
  return <span className={styles.flag}>{`${percent}% OFF`}</span>;
}
