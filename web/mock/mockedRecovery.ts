import type { MockResolvers } from './mockedServer.ts';

/** The code in every mail of the mocked shop. */
const CODE = '123456';
const MAX_TRIES = 5;

/**
 * The ways back in and the links of mails: the code is 123456; of the tokens, `expired` and `taken` are what they say and any
 * other is good.
 */
export function mockedRecovery(): MockResolvers {
  let wrongTries = 0;
  return {
    Mutation: {
      passwordResetRequest: (_root, { input }: { input: { email: string } }) => {
        wrongTries = 0;
        if (input.email.includes('@')) return { __typename: 'PasswordResetRequestPayload', email: input.email };
        return {
          __typename: 'InvalidInputError',
          message: 'Please check the marked fields.',
          issues: [{ path: 'email', message: 'Email is not an email address' }],
        };
      },
      passwordResetVerify: (_root, { input }: { input: { code: string } }) => {
        if (wrongTries >= MAX_TRIES) {
          return {
            __typename: 'TooManyAttemptsError',
            message: 'Too many wrong codes. Ask for a new one.',
            retryAfter: 60,
          };
        }
        if (input.code === CODE) return { __typename: 'PasswordResetVerifyPayload' };
        wrongTries += 1;
        return { __typename: 'WrongCodeError', message: 'This code is wrong or has expired.' };
      },
      emailVerify: (_root, { input }: { input: { token: string } }) => {
        switch (input.token) {
          case 'expired':
            return { __typename: 'EmailVerificationExpiredError', message: 'This link has expired.' };
          case 'taken':
            return { __typename: 'EmailTakenError', message: 'Another account has this email by now.' };
          default:
            return { __typename: 'EmailVerifyPayload', email: 'asha@kirana.example', viewer: null };
        }
      },
    },
  };
}
