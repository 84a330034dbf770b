import { Button } from '@chakra-ui/react';
import { MailCheck, MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '../../../ui/announce.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { texts } from '../texts.ts';
import { loginPath } from '../loginPath.ts';
import type { PendingAction } from '../pendingAction.ts';
import { usePendingAction } from '../usePendingAction.ts';
import { loginTexts } from './loginTexts.ts';
import { MailPicture } from './MailPicture.tsx';
import { recoveryTexts } from '../recovery/recoveryTexts.ts';
import type { Confirmation } from './useConfirmEmail.ts';

/** Says whether the address behind a mailed link is confirmed, and what to do next. */
export function ConfirmationNotice({ confirmation }: { confirmation: Confirmation }) {
  const { title, text, isGood, to, action } = wordsFor(confirmation, usePendingAction());
  useEffect(() => announce(title), [title]);
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        isPage
        title={title}
        text={text}
        picture={<MailPicture icon={isGood ? MailCheck : MailWarning} isGood={isGood} />}
        action={
          <Button asChild>
            <Link to={to}>{action}</Link>
          </Button>
        }
      />
    </>
  );
}

function wordsFor(confirmation: Confirmation, pending: PendingAction | null) {
  const toShop =
    pending === null
      ? { isGood: true, to: '/', action: recoveryTexts.toShop }
      : { isGood: true, to: loginPath(pending.path), action: loginTexts.loginTitle };
  const toProfile = { isGood: false, to: '/dashboard/profile', action: recoveryTexts.toProfile };
  switch (confirmation.kind) {
    case 'confirmed':
      return { ...toShop, title: recoveryTexts.confirmed, text: recoveryTexts.confirmedText(confirmation.email) };
    case 'expired':
      return { ...toProfile, title: recoveryTexts.linkExpired, text: confirmation.message };
    case 'taken':
      return { ...toProfile, title: recoveryTexts.addressTaken, text: confirmation.message };
    case 'loginRequired':
      return {
        ...{ isGood: false, to: '/login', action: texts.login },
        ...{ title: recoveryTexts.loginRequired, text: confirmation.message },
      };
  }
}
