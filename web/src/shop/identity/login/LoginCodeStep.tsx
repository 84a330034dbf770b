import { Button } from '@chakra-ui/react';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { TwoFactorCodeForm } from '../twoFactor/TwoFactorCodeForm.tsx';
import { texts } from '../texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { loginTexts } from './loginTexts.ts';
import { useVerifyLogin } from './useVerifyLogin.ts';

/** The second step of a login: asks for the code of the authenticator app or a recovery code. */
export function LoginCodeStep({ onBack }: { onBack: () => void }) {
  const [verifyLogin, isVerifying] = useVerifyLogin((message) => {
    showError(message);
    onBack();
  });
  return (
    <AuthCard
      title={loginTexts.codeTitle}
      lead={loginTexts.codeLead}
      step="login"
      foot={
        <Button variant="ghost" colorPalette="gray" onClick={onBack}>
          {loginTexts.backToPassword}
        </Button>
      }
    >
      <TwoFactorCodeForm
        action={texts.login}
        isBusy={isVerifying}
        onSubmit={(code, onRefused) => verifyLogin({ code }, { onRefused })}
      />
    </AuthCard>
  );
}
