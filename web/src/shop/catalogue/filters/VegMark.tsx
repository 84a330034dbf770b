import styles from './VegMark.module.css';

const VEGETARIAN = /^veg/i;
const NOT_VEGETARIAN = /^non[- ]?veg|^(contains )?(eggs?|meat|fish)\b/i;

/** The mark of Indian food law beside a dietary fact: a dot for what is vegetarian, a triangle for what is not; else nothing. */
export function VegMark({ diet }: { diet: string }) {
  if (VEGETARIAN.test(diet)) return <span className={styles.vegetarian} aria-hidden />;
  return NOT_VEGETARIAN.test(diet) ? <span className={styles.nonVegetarian} aria-hidden /> : null;
}
