import { Box, Button, Flex, Spinner } from '@chakra-ui/react';
import { MailCheck, MailQuestion, MailWarning, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { broadcastToTabs } from '../../../relay/tabChannel.ts';
import { useAction } from '../../../relay/useAction.ts';
import { announce } from '../../../ui/announce.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { loginPath } from '../loginPath.ts';
import { usePendingAction } from '../pendingActionStorage.ts';
import { linkParams, type RecoveryState } from '../recovery/recoveryState.ts';
import type { RedirectIfSignedInQuery } from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import type { VerifyEmailPageMutation } from './__generated__/VerifyEmailPageMutation.graphql.ts';
import { PendingReminder } from './PendingReminder.tsx';
import { redirectIfSignedInQuery } from './RedirectIfSignedIn.tsx';

/** The page behind the link in a verification mail. */
export function VerifyEmailPage() {
  return (
    <>
      <PageQuery<RedirectIfSignedInQuery> query={redirectIfSignedInQuery} fallback={<Confirming />}>
        {({ viewer }) => <VerifyEmailContent isSignedIn={viewer != null} />}
      </PageQuery>
      <Box maxW="26rem" mx="auto">
        <PendingReminder step="login" />
      </Box>
    </>
  );
}

function Confirming() {
  return (
    <>
      <PageTitle title="Confirm your email" />
      <EmptyState isPage title="Confirming your email" picture={<Spinner size="lg" />} />
    </>
  );
}

/**
 * Confirms at once for a signed-in person. For others the confirmation may end the sessions and the password of the person who registered
 * the account, so it needs a press: mail servers open links to check them.
 */
function VerifyEmailContent({ isSignedIn }: { isSignedIn: boolean }) {
  const token = linkParams(useLocation()).get('token') ?? '';
  const { confirmation, confirmEmail, isConfirming } = useConfirmEmail(token);

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
    <MailNotice
      title="Confirm your email"
      text="One tap, and you’re done."
      icon={MailQuestion}
      isGood
      action={
        <Button size="lg" loading={isConfirming} onClick={confirmEmail}>
          Confirm email
        </Button>
      }
    />
  );
}

/** What following the link in a verification mail has done; of a failed request the address may be confirmed or not. */
type Confirmation =
  | { kind: 'confirmed'; email: string }
  | { kind: 'refused'; title: string; text: string; to: string; action: string }
  | { kind: 'failed'; message: string };

const PROFILE = { to: '/dashboard/profile', action: 'Go to your profile' };
const refused = (title: string, text: string, next = PROFILE): Confirmation => ({
  ...{ kind: 'refused', title, text },
  ...next,
});
const brokenLink = (text: string) => refused('This link doesn’t work', text);

/** Says whether the address behind a mailed link is confirmed, and what to do next. */
function ConfirmationNotice({ confirmation }: { confirmation: Exclude<Confirmation, { kind: 'failed' }> }) {
  const pending = usePendingAction();
  const isGood = confirmation.kind === 'confirmed';
  const next =
    pending === null ? { to: '/', action: 'Go to the shop' } : { to: loginPath(pending.path), action: 'Log in' };
  const thanks = (email: string) => `Thanks for confirming ${email}. Happy shopping!`;
  const { title, text, to, action } = isGood
    ? { ...next, title: 'Your email is confirmed', text: thanks(confirmation.email) }
    : confirmation;
  useEffect(() => announce(title), [title]);
  return (
    <MailNotice
      title={title}
      text={text}
      icon={isGood ? MailCheck : MailWarning}
      isGood={isGood}
      action={
        <Button asChild>
          <Link to={to}>{action}</Link>
        </Button>
      }
    />
  );
}

interface MailNoticeProps {
  title: string;
  text: string;
  icon: LucideIcon;
  isGood: boolean;
  action: ReactNode;
}

/** A page about a mail, below its icon on a round tint of its meaning. */
function MailNotice({ title, text, icon, isGood, action }: MailNoticeProps) {
  const picture = (
    <Flex align="center" justify="center" boxSize="20" borderRadius="full" bg={isGood ? 'bg.success' : 'bg.warning'}>
      <Box as={icon} boxSize="9" color={isGood ? 'fg.success' : 'fg.warning'} />
    </Flex>
  );
  return (
    <>
      <PageTitle title={title} />
      <EmptyState isPage title={title} text={text} picture={picture} action={action} />
    </>
  );
}

/**
 * Confirms an email address by the token of a mailed link, and updates the viewer in the store. The owner of an account that was registered
 * elsewhere goes on to choose a password: the server sets the cookie that allows it. Repeating it is safe.
 */
function useConfirmEmail(token: string) {
  const navigate = useNavigate();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(
    token === ''
      ? brokenLink('Part of the link is missing. Open it from the email again, or request a new one from your profile.')
      : null,
  );
  const [act, isConfirming] = useAction<VerifyEmailPageMutation>(graphql`
    mutation VerifyEmailPageMutation($input: EmailVerifyInput!) {
      emailVerify(input: $input) {
        ... on EmailVerifyPayload {
          email
          isPasswordResetRequired
          viewer {
            id
            email
            isEmailVerified
            pendingEmail
          }
        }
        ... on EmailVerificationExpiredError @alias(as: "EmailVerificationExpiredError") {
          __typename
        }
        ... on LoginRequiredError @alias(as: "LoginRequiredError") {
          __typename
        }
        ... on EmailTakenError @alias(as: "EmailTakenError") {
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const onDone = ({ email, isPasswordResetRequired }: { email: string; isPasswordResetRequired: boolean }) => {
    if (isPasswordResetRequired) {
      const state: RecoveryState = { email, verified: true, isClaimed: true };
      return void navigate('/reset-password', { state, replace: true });
    }
    broadcastToTabs('viewer');
    setConfirmation({ kind: 'confirmed', email });
  };
  const confirmEmail = () => {
    setConfirmation(null);
    act(
      { token },
      {
        onDone,
        errors: {
          EmailVerificationExpiredError: () =>
            setConfirmation(brokenLink('It may have expired. Request a new one from your profile.')),
          LoginRequiredError: () => {
            const text = 'Log in with your current email, then open the link again.';
            setConfirmation(refused('Log in first', text, { to: '/login', action: 'Login' }));
          },
          EmailTakenError: ({ message }) => setConfirmation(refused('This email belongs to another account', message)),
        },
        onRefused: (message) => setConfirmation({ kind: 'failed', message }),
      },
    );
  };
  return { confirmation, confirmEmail, isConfirming };
}
