import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { accountTexts as texts } from './accountTexts.ts';

/** Shown in place of a page that the viewer may not see. */
export function NoPermission() {
  return (
    <NotFound
      title={texts.noPermission}
      text="This page is for staff only."
      picture={<BasketIllustration symbol="lock" />}
      link={{ to: '/', label: 'Go to home' }}
    />
  );
}

/** Shown in place of a page for staff while the viewer lacks the second factor that the shop requires. */
export function TwoFactorDue() {
  return (
    <NotFound
      title="Set up two-factor authentication first"
      text="Your shop requires it of everyone who works here. It takes a minute and an authenticator app."
      picture={<BasketIllustration symbol="lock" />}
      link={{ to: '/dashboard/security', label: 'Set it up' }}
    />
  );
}
