import { Logo } from '../../ui/Logo.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { accountTexts as texts } from './accountTexts.ts';
import { twoFactorTexts } from './twoFactor/twoFactorTexts.ts';

/** Shown in place of a page that the viewer may not see. */
export function NoPermission() {
  return (
    <NotFound
      title={texts.noPermission}
      text={texts.noPermissionText}
      picture={<Logo size="page" />}
      link={{ to: '/', label: texts.goHome }}
    />
  );
}

/** Shown in place of a page for staff while the viewer lacks the second factor that the shop requires. */
export function TwoFactorDue() {
  return (
    <NotFound
      title={twoFactorTexts.due}
      text={twoFactorTexts.dueText}
      picture={<Logo size="page" />}
      link={{ to: '/dashboard/security', label: twoFactorTexts.setItUp }}
    />
  );
}
