import { Logo } from '../../ui/Logo.tsx';
import styles from './AppSkeleton.module.css';

/** Shown until the code of the first page is loaded: the header's logo in its final place. */
export function AppSkeleton() {
  return (
    <div className={styles.header}>
      <Logo />
      <span className="visually-hidden" role="status">
        Loading the shop
      </span>
    </div>
  );
}
