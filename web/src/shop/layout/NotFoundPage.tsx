import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { texts } from './texts.ts';

/** Shown for an unknown path. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title={texts.notFoundTitle} />
      <EmptyState
        isPage
        picture={<Logo size="page" />}
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        action={
          <Link className="button button-solid button-md" to="/">
            {texts.goHome}
          </Link>
        }
      />
    </>
  );
}
