import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from './EmptyState.tsx';
import { PageTitle } from './head/PageTitle.tsx';
import { EmptyResultIllustration } from './illustrations/EmptyResultIllustration.tsx';

interface NotFoundProps {
  title: string;
  text: string;
  picture?: ReactNode;
  link: { to: string; label: string };
}

/** The page of something that does not exist, with a link to where the others are. */
export function NotFound({ title, text, picture = <EmptyResultIllustration />, link }: NotFoundProps) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        isPage
        title={title}
        text={text}
        picture={picture}
        action={
          <Link className="button button-solid button-md" to={link.to}>
            {link.label}
          </Link>
        }
      />
    </>
  );
}
