import { BadgePercent, ShoppingBasket, Zap } from 'lucide-react';
import { benefits, texts } from './texts.ts';
import styles from './Benefits.module.css';

const icons = [Zap, BadgePercent, ShoppingBasket] as const;

/** The three benefits of the shop. */
export function Benefits() {
  return (
    <section className={styles.benefits}>
      <h2 className={styles.heading}>{texts.whyHeading}</h2>
      <ul role="list" className={styles.list}>
        {benefits.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Zap;
          return (
            <li key={title} className={styles.benefit}>
              <div className={styles.icon}>
                <Icon aria-hidden />
              </div>
              <div>
                <p className={styles.title}>{title}</p>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
