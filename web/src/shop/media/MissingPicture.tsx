import styles from './MissingPicture.module.css';
import { texts } from './texts.ts';

interface MissingPictureProps {
  /** Sets the size, as it does for a picture. */
  className?: string | undefined;
  /** Empty if the name stands beside the picture. */
  alt?: string | undefined;
}

/** The placeholder for a picture that is missing or does not load: an outlined basket. */
export function MissingPicture({ className, alt = texts.noPicture }: MissingPictureProps) {
  return (
    <span
      className={className === undefined ? styles.missing : `${styles.missing} ${className}`}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <svg className={styles.basket} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M10.5 18C10.5 3.5 29.5 3.5 29.5 18M3.5 18h33M6 18l2 13.8A4.2 4.2 0 0 0 12 35.5h16a4.2 4.2 0 0 0 4-3.7L34 18M15 23.5v6.5M20 23.5v6.5M25 23.5v6.5" />
      </svg>
    </span>
  );
}
