import styles from './SkipLink.module.css';

/** The first link of every page, and the first of a page with filters: by it the keyboard skips what is before the element `to`. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  return <a className={styles.skip} href={`#${to}`}>{`Skip to ${to}`}</a>;
}
