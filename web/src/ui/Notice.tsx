import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text?: string | undefined;
  picture?: ReactNode;
  role?: 'alert';
  /** The title is the page's heading, for a notice that is the whole page. */
  isPage?: boolean | undefined;
  children?: ReactNode;
}

/** The layout of every empty and error state: a picture, a sentence and one action. */
export function Notice({ title, text, picture, role, isPage = false, children }: NoticeProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.notice} role={role}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
