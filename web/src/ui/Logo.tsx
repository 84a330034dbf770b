import styles from './Logo.module.css';
import { useShopIdentity } from './shopIdentity.ts';

/** The shop's logo, or the mark of a shop without one. */
export function Logo() {
  const { logo } = useShopIdentity();
  if (logo === null) return <Mark />;
  return <img className={styles.logo} src={logo.url} width={logo.width} height={logo.height} alt="" />;
}

interface MarkProps {
  /** `header` fits a line of text, `page` is larger. */
  size?: 'header' | 'page';
}

/** The mark: a small woven basket in the shop's colours. The API's drawMark.ts is the same drawing. */
export function Mark({ size = 'header' }: MarkProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" strokeLinecap="round">
        <path d="M10.5 18.5C10.5 3.5 29.5 3.5 29.5 18.5" stroke="var(--colors-primary-solid)" strokeWidth="3.2" />
        <path
          d="M5 19h30l-2.9 13.6A4.2 4.2 0 0 1 28 36H12a4.2 4.2 0 0 1-4.1-3.4z"
          fill="var(--colors-secondary-solid)"
        />
        <g stroke="var(--colors-secondary-border)" strokeWidth="2.6">
          <path d="M12.2 25.2h6.1M23.6 25.2h6.1M17.4 30.6h5.4M9.9 30.6h2.4M27.8 30.6h2.4" />
          <path d="M20.95 23.4v3.6M15 28.8v3.6M25.2 28.8v3.6M9.4 23.4l.5 3.2M32.5 23.4l-.5 3.2" />
        </g>
      </g>
      <rect x="3" y="16.4" width="34" height="5.6" rx="2.8" fill="var(--colors-secondary-hover)" />
    </svg>
  );
}
