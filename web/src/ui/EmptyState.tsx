import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A decorative illustration. */
  picture?: ReactNode;
  /** The title is the page's heading, if the page has no other content. */
  isPage?: boolean;
  /** One button or link. */
  action?: ReactNode;
}

/** What an empty list shows. */
export function EmptyState({ title, text, picture, isPage, action }: EmptyStateProps) {
  return (
    <Notice title={title} text={text} picture={picture} isPage={isPage}>
      {action}
    </Notice>
  );
}
