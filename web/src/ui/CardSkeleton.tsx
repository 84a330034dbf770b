import styles from './CardSkeleton.module.css';
import { TextSkeleton } from './TextSkeleton.tsx';

/** A card while it loads: its title and so many lines of text. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <TextSkeleton width="8rem" />
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>
          <TextSkeleton width={line % 2 === 0 ? '85%' : '60%'} />
        </p>
      ))}
    </div>
  );
}
