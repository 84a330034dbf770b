import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';

/** Shown in place of a page for staff while the viewer lacks the second factor that the shop requires. */
export function TwoFactorDue() {
  return (
    <>
      <PageTitle title={texts.due} />
      <EmptyState
        isPage
        picture={<Logo size="page" />}
        title={texts.due}
        text={texts.dueText}
        action={
          <Link className="button button-solid button-md" to="/dashboard/security">
            {texts.setItUp}
          </Link>
        }
      />
    </>
  );
}
