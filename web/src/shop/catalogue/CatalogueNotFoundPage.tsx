import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { texts } from './texts.ts';

/** The page of a product or a sub-category that does not exist. */
export function CatalogueNotFoundPage({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        isPage
        title={title}
        text={texts.notFoundText}
        picture={<EmptyResultIllustration />}
        action={
          <Link className="button button-solid button-md" to="/">
            {texts.notFoundAction}
          </Link>
        }
      />
    </>
  );
}
