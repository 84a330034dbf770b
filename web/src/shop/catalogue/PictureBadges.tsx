import styles from './PictureBadges.module.css';

interface DeliveryBadgeProps {
  /** Where it is on the picture: above its lower edge, or over that edge. */
  place: 'inside' | 'onEdge';
  children: string;
}

/** The delivery estimate at the lower edge of a picture. */
export function DeliveryBadge({ place, children }: DeliveryBadgeProps) {
  return <span className={`${styles.badge} ${styles[place]}`}>{children}</span>;
}

/** 'N% OFF' in the corner of a picture. */
export function DiscountFlag({ percent }: { percent: number }) {
  return <span className={styles.flag}>{`${percent}% OFF`}</span>;
}
