import { Box, Button, Flex, Spinner } from '@chakra-ui/react';
import { MailCheck, MailWarning } from 'lucide-react';
import { use } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { loginPath } from '../loginPath.ts';
import type { PendingAction } from '../pendingAction.ts';
import { usePendingAction } from '../usePendingAction.ts';
import type { confirmEmail, Confirmation } from './confirmEmail.ts';
import { PendingReminder } from './PendingReminder.tsx';
import { loginTexts } from './loginTexts.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/** The page behind the link in the verification mail: shows whether the address is verified. */
export function VerifyEmailPage() {
  const { confirmation } = useLoaderData<typeof confirmEmail>();
  return (
    <PageBoundary fallback={<Confirming />}>
      <VerifyEmailContent confirmation={confirmation} />
    </PageBoundary>
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

function VerifyEmailContent({ confirmation }: { confirmation: Promise<Confirmation> }) {
  const result = use(confirmation);
  const { title, text, isGood, to, action } = wordsFor(result, usePendingAction());
  const Icon = isGood ? MailCheck : MailWarning;
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        isPage
        title={title}
        text={text}
        picture={
          <Flex
            align="center"
            justify="center"
            boxSize="20"
            borderRadius="full"
            bg={isGood ? 'bg.success' : 'bg.warning'}
          >
            <Box as={Icon} boxSize="9" color={isGood ? 'fg.success' : 'fg.warning'} />
          </Flex>
        }
        action={
          <Button asChild>
            <Link to={to}>{action}</Link>
          </Button>
        }
      />
      <Box maxW="26rem" mx="auto">
        <PendingReminder step="login" />
      </Box>
    </>
  );
}

function wordsFor(result: Confirmation, pending: PendingAction | null) {
  const toShop =
    pending === null
      ? { isGood: true, to: '/', action: recoveryTexts.toShop }
      : { isGood: true, to: loginPath(pending.path), action: loginTexts.loginTitle };
  const toProfile = { isGood: false, to: '/dashboard/profile', action: recoveryTexts.toProfile };
  switch (result.kind) {
    case 'confirmed':
      return { ...toShop, title: recoveryTexts.confirmed, text: recoveryTexts.confirmedText(result.email) };
    case 'expired':
      return { ...toProfile, title: recoveryTexts.linkExpired, text: result.message };
    case 'taken':
      return { ...toProfile, title: recoveryTexts.addressTaken, text: result.message };
  }
}
