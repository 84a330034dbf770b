import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** A decorative illustration. */
  picture?: ReactNode;
  role?: 'alert';
  /** The title is the page's heading, if the page has no other content. */
  isPage?: boolean | undefined;
  /** Where to go instead. */
  link?: { to: string; label: string };
  /** One button, or a link of another look. */
  action?: ReactNode;
}

/** What an empty list, an error or a page without content shows: a picture, a sentence and one action. */
export function EmptyState({ title, text, picture, role, isPage = false, link, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.notice} role={role}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <div className={styles.words}>
        <Title className="text-lg semibold">{title}</Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {link !== undefined && (
        <Link className="button button-solid button-md" to={link.to}>
          {link.label}
        </Link>
      )}
      {action}
    </div>
  );
}
