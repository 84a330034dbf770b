import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawing, decoration only. */
  picture?: ReactNode;
  /** One button or link that leads on. */
  action?: ReactNode;
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <Notice title={title} text={text} picture={picture}>
      {action}
    </Notice>
  );
}
