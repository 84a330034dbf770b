import styles from './DeliveryTagline.module.css';
import { texts } from './texts.ts';

/** The tagline beside the logo; it is hidden on tablets, where the search takes its room. */
export function DeliveryTagline() {
  return (
    <div className={styles.tagline}>
      <p className={styles.claim}>{texts.tagline}</p>
      <p className={styles.note}>{texts.taglineNote}</p>
    </div>
  );
}
