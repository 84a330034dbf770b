import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawing, decoration only. */
  picture?: ReactNode;
  /** The title is the page's heading, where there is nothing else on the page. */
  isPage?: boolean;
  /** One button or link that leads on. */
  action?: ReactNode;
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ title, text, picture, isPage, action }: EmptyStateProps) {
  return (
    <Notice title={title} text={text} picture={picture} isPage={isPage}>
      {action}
    </Notice>
  );
}
