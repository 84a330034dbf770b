import { z } from 'zod';
import { EXAMPLE_LOGIN } from '../examples.ts';
import { FAILURE } from '../failureFragment.ts';
import { challengeAnswer, text } from '../fields.ts';
import { graphql } from '../graphql.ts';
import { restRoute } from '../restRoute.ts';

const RESET_REQUEST = graphql(
  `
    mutation RestPasswordResetRequest($input: PasswordResetRequestInput!) {
      passwordResetRequest(input: $input) {
        ...RestFailure
        ... on PasswordResetRequestPayload {
          email
        }
      }
    }
  `,
  [FAILURE],
);

const RESET_VERIFY = graphql(
  `
    mutation RestPasswordResetVerify($input: PasswordResetVerifyInput!) {
      passwordResetVerify(input: $input) {
        ...RestFailure
        ... on PasswordResetVerifyPayload {
          expiresAt
        }
      }
    }
  `,
  [FAILURE],
);

const RESET = graphql(
  `
    mutation RestPasswordReset($input: PasswordResetInput!) {
      passwordReset(input: $input) {
        ...RestFailure
        ... on PasswordResetPayload {
          isReset
        }
      }
    }
  `,
  [FAILURE],
);

const nothing = z.object({});

/** Calls for the reset of a forgotten password. */
export const recoveryRoutes = [
  restRoute({
    method: 'PUT',
    path: 'user/forgot-password',
    summary: 'Have a code mailed',
    description: 'Six digits, good for 10 minutes and 5 tries. Whether an account has the address is not told.',
    body: z.object({ email: text('Email'), challengeAnswer }),
    example: { email: EXAMPLE_LOGIN.email },
    document: RESET_REQUEST,
    variables: ({ body }) => ({ input: body }),
    message: 'check your email',
    data: nothing,
    answer: () => ({ data: {} }),
  }),
  restRoute({
    method: 'PUT',
    path: 'user/verify-forgot-password-otp',
    summary: 'Verify the code',
    description: 'Sets an HttpOnly cookie, good for 10 minutes, that `user/reset-password` needs.',
    body: z.object({
      email: text('Email'),
      otp: z.union([z.string(), z.int().transform(String)], 'otp must be text'),
      challengeAnswer,
    }),
    example: { email: EXAMPLE_LOGIN.email, otp: '123456' },
    document: RESET_VERIFY,
    variables: ({ body }) => ({
      input: { email: body.email, code: body.otp, challengeAnswer: body.challengeAnswer },
    }),
    message: 'Verify otp successfully',
    data: nothing,
    answer: () => ({ data: {} }),
  }),
  restRoute({
    method: 'PUT',
    path: 'user/reset-password',
    summary: 'Set a new password',
    description: 'Needs the cookie of `user/verify-forgot-password-otp`. All sessions of the user end.',
    body: z.object({
      email: text('Email'),
      newPassword: text('New password').meta({ description: 'As for `user/register`.' }),
      confirmPassword: text('Confirm password').meta({ description: 'The new password once more.' }),
      challengeAnswer,
    }),
    example: { email: EXAMPLE_LOGIN.email, newPassword: 'a new long password', confirmPassword: 'a new long password' },
    document: RESET,
    variables: ({ body }) => ({ input: body }),
    message: 'Password updated successfully.',
    data: nothing,
    answer: () => ({ data: {} }),
  }),
];
