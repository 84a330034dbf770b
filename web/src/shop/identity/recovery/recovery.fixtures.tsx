import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import redirectIfSignedInQuery from '../login/__generated__/RedirectIfSignedInQuery.graphql.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from '../login/LoginPage.tsx';
import type { RecoveryState } from './recoveryState.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { VerificationOtpPage } from './VerificationOtpPage.tsx';

export const email = 'asha@kirana.example';
export const throttled = {
  __typename: 'TooManyAttemptsError',
  message: 'Too many tries. Please wait 4 minutes.',
  retryAfter: 240,
};

type Step = 'passwordResetRequest' | 'passwordResetVerify' | 'passwordReset';

/** Account recovery, at one of its steps; `answers` replace the server's response to each attempt, the last one repeatedly. */
export function renderRecovery(
  at: string,
  options: { state?: RecoveryState; answers?: Partial<Record<Step, object[]>> } = {},
) {
  const { state, answers = {} } = options;
  const sent: unknown[] = [];
  const payloads: Record<Step, object> = {
    passwordResetRequest: { __typename: 'PasswordResetRequestPayload', email },
    passwordResetVerify: { __typename: 'PasswordResetVerifyPayload', removesData: false },
    passwordReset: { __typename: 'PasswordResetPayload', removedData: null },
  };
  const answer = (step: Step) => (_root: unknown, args: { input: unknown }) => {
    sent.push(args.input);
    const left = answers[step];
    return (left !== undefined && left.length > 1 ? left.shift() : left?.[0]) ?? payloads[step];
  };
  const rendered = renderWithRelay({
    routes: [
      { path: '/login', Component: LoginPage, loader: preload(redirectIfSignedInQuery, () => ({}), 'network-only') },
      { path: '/forgot-password', Component: ForgotPasswordPage },
      { path: '/verification-otp', Component: VerificationOtpPage },
      { path: '/reset-password', Component: ResetPasswordPage },
      { path: '*', element: <p>The shop</p> },
    ],
    at: state === undefined ? at : { pathname: at, state },
    mocks: { Query: () => ({ viewer: null }) },
    resolvers: () => ({
      Mutation: {
        passwordResetRequest: answer('passwordResetRequest'),
        passwordResetVerify: answer('passwordResetVerify'),
        passwordReset: answer('passwordReset'),
      },
    }),
  });
  return { ...rendered, sent };
}

export const boxes = () => screen.findAllByRole('textbox', { name: /^Digit \d of 6$/ });
export const digits = async () => (await boxes()).map((box) => (box as HTMLInputElement).value).join('');

export async function fillReset(user: UserEvent, confirmPassword = 'lauki-1234') {
  await user.type(await screen.findByLabelText('New password'), 'lauki-1234');
  await user.type(screen.getByLabelText('Confirm new password'), confirmPassword);
}
