import { Box, Button, Spinner } from '@chakra-ui/react';
import { MailQuestion } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { RedirectIfSignedInQuery } from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { ConfirmationNotice } from './ConfirmationNotice.tsx';
import { linkParams } from '../recovery/linkParams.ts';
import { MailPicture } from './MailPicture.tsx';
import { PendingReminder } from './PendingReminder.tsx';
import { redirectIfSignedInQuery } from './RedirectIfSignedIn.tsx';
import type { RecoveryState } from '../recovery/recoveryState.ts';
import { recoveryTexts } from '../recovery/recoveryTexts.ts';
import { useConfirmEmail } from './useConfirmEmail.ts';

/** The page behind the link in a verification mail. */
export function VerifyEmailPage() {
  const queryRef = usePageQuery<RedirectIfSignedInQuery>(redirectIfSignedInQuery);
  return (
    <>
      <PageBoundary fallback={<Confirming />}>
        <VerifyEmailContent queryRef={queryRef} />
      </PageBoundary>
      <Box maxW="26rem" mx="auto">
        <PendingReminder step="login" />
      </Box>
    </>
  );
}

function Confirming() {
  return (
    <>
      <PageTitle title={recoveryTexts.confirmTitle} />
      <Notice isPage title={recoveryTexts.confirming} picture={<Spinner size="lg" />} />
    </>
  );
}

/**
 * Confirms at once for a signed-in person. For others the confirmation may end the sessions and the password of the person who registered
 * the account, so it needs a press: mail servers open links to check them.
 */
function VerifyEmailContent({ queryRef }: { queryRef: PreloadedQuery<RedirectIfSignedInQuery> }) {
  const { viewer } = usePreloadedQuery<RedirectIfSignedInQuery>(redirectIfSignedInQuery, queryRef);
  const navigate = useNavigate();
  const token = linkParams(useLocation()).get('token') ?? '';
  const isSignedIn = viewer != null;
  const { confirmation, confirmEmail, isConfirming } = useConfirmEmail(token, (email) => {
    const state: RecoveryState = { email, verified: true, isClaimed: true };
    void navigate('/reset-password', { state, replace: true });
  });

  const confirmAtOnce = useEffectEvent(() => {
    if (confirmation === null) confirmEmail();
  });
  useEffect(() => {
    if (isSignedIn) confirmAtOnce();
  }, [isSignedIn]);

  if (confirmation?.kind === 'failed')
    return <ErrorState isPage message={confirmation.message} onRetry={confirmEmail} />;
  if (confirmation !== null) return <ConfirmationNotice confirmation={confirmation} />;
  if (isSignedIn) return <Confirming />;
  return (
    <>
      <PageTitle title={recoveryTexts.confirmTitle} />
      <EmptyState
        isPage
        title={recoveryTexts.confirmTitle}
        text={recoveryTexts.confirmText}
        picture={<MailPicture icon={MailQuestion} isGood />}
        action={
          <Button size="lg" loading={isConfirming} onClick={confirmEmail}>
            {recoveryTexts.confirm}
          </Button>
        }
      />
    </>
  );
}
