import { Link, type LinkProps } from 'react-router-dom';
import styles from './FooterLink.module.css';

/** A link in a muted colour with a touch target of full height. */
export function FooterLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.link} />;
}
