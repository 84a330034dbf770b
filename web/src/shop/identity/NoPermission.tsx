import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { texts } from './texts.ts';

/** Shown in place of a page that the viewer may not see. */
export function NoPermission() {
  return (
    <>
      <PageTitle title={texts.noPermission} />
      <EmptyState
        isPage
        picture={<Logo size="page" />}
        title={texts.noPermission}
        text={texts.noPermissionText}
        action={
          <Link className="button button-solid button-md" to="/">
            {texts.goHome}
          </Link>
        }
      />
    </>
  );
}
