import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { PageTitle } from './head/PageTitle.tsx';
import { EmptyResultIllustration } from './illustrations/EmptyResultIllustration.tsx';

interface NotFoundProps {
  title: string;
  text?: string;
  picture?: ReactNode;
  link?: { to: string; label: string };
  /** It is the content of a dialog over a page. */
  isOverPage?: boolean;
}

const HOME = { to: '/', label: 'Go to home' };

/** The page of something that does not exist, with a link to where the others are. */
export function NotFound(props: NotFoundProps) {
  const { title, text, picture = <EmptyResultIllustration />, link = HOME, isOverPage = false } = props;
  return (
    <>
      <PageTitle title={title} isOverPage={isOverPage} />
      <EmptyState isPage={!isOverPage} title={title} text={text} picture={picture} link={link} />
    </>
  );
}
