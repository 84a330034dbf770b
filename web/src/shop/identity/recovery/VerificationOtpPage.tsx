import { Navigate, useLocation } from 'react-router-dom';
import { readRecoveryState } from './recoveryState.ts';
import { VerificationOtpForm } from './VerificationOtpForm.tsx';

/** The second step of password recovery: asks for the code from the mail. */
export function VerificationOtpPage() {
  const { state, search } = useLocation();
  const recovery = readRecoveryState(state);
  if (recovery === null) return <Navigate to={{ pathname: '/forgot-password', search }} replace />;
  return <VerificationOtpForm email={recovery.email} />;
}
