import { z } from 'zod';
import { userData, userDetailsData } from '../dataShapes.ts';
import { EXAMPLE_LOGIN, challengeAnswer, text } from '../fields.ts';
import { FAILURE, graphql, mutationOf, nodesOf } from '../restDocument.ts';
import { restRoute } from '../restRoute.ts';
import { requireUser, USER, userView } from './profileRoutes.ts';

const REGISTER = graphql(mutationOf('userRegister', 'viewer { ...RestUser }'), [FAILURE, USER]);

const LOG_IN = graphql(mutationOf('userLogIn', 'accessToken refreshToken'), [FAILURE]);

const LOG_OUT = graphql(`
  mutation RestLogOut {
    userLogOut {
      isLoggedOut
    }
  }
`);

const REFRESH = graphql(mutationOf('sessionRefresh', 'accessToken refreshToken'), [FAILURE]);

const USER_DETAILS = graphql(
  `query RestUserDetails {
    viewer {
      ...RestUser
      ${nodesOf('addresses(first: 100)', 'id')}
      cart { ${nodesOf('lines(first: 100)', 'id')} }
      ${nodesOf('orders(first: 100)', 'id')}
    }
  }`,
  [USER],
);

/** The format of a refresh token. Clients send other values in its field: an access token, `null`. */
const REFRESH_TOKEN = /^[\w-]{43}$/;

const NO_DATA = { data: z.object({}), answer: () => ({ data: {} }) };

const idsOf = ({ edges }: { edges: readonly { node: { id: string } }[] }) => edges.map(({ node }) => node.id);

/** Calls to register, log in, refresh and log out. */
export const sessionRoutes = [
  restRoute({
    method: 'POST',
    path: 'user/register',
    summary: 'Register',
    description: 'Makes an account and signs it in by cookies; a link that confirms the address is mailed.',
    body: z.object({
      name: text('Name'),
      email: text('Email'),
      password: text('Password').meta({ description: 'At least 8 characters; none of the most common ones.' }),
      confirmPassword: text('Confirm password').meta({ description: 'The password once more.' }),
      challengeAnswer,
    }),
    example: {
      name: 'Asha',
      email: 'asha@kirana.example',
      password: 'a long password',
      confirmPassword: 'a long password',
    },
    document: REGISTER,
    variables: ({ body }) => ({ input: body }),
    message: 'User register successfully',
    data: userData,
    answer: ({ userRegister }, { publicUrl }) => ({ data: userView(userRegister.viewer, publicUrl) }),
  }),
  restRoute({
    method: 'POST',
    path: 'user/login',
    summary: 'Log in',
    description:
      'Answers both tokens, and sets them as the HttpOnly cookies `accessToken` and `refreshToken`; either is enough from then on.',
    body: z.object({ email: text('Email'), password: text('Password'), challengeAnswer }),
    example: EXAMPLE_LOGIN,
    document: LOG_IN,
    variables: ({ body }) => ({ input: body }),
    message: 'Login successfully',
    data: z.object({
      accesstoken: z.string().meta({ description: 'For `Authorization: Bearer …`, good for 15 minutes.' }),
      refreshToken: z.string().meta({ description: 'For `user/refresh-token`, good once, within 30 days.' }),
    }),
    answer: ({ userLogIn: { accessToken, refreshToken } }) => ({ data: { accesstoken: accessToken, refreshToken } }),
  }),
  restRoute({
    method: 'POST',
    path: 'user/refresh-token',
    summary: 'Go on with a session',
    description:
      'Changes the refresh token, sent as the bearer or as the cookie, for new tokens, and sets both cookies again. ' +
      'A spent refresh token that comes again later than a minute ends its session.',
    document: REFRESH,
    variables: ({ bearer }) => ({
      input: { refreshToken: bearer !== null && REFRESH_TOKEN.test(bearer) ? bearer : null },
    }),
    message: 'New Access token generated',
    data: z.object({
      accessToken: z.string(),
      refreshToken: z
        .string()
        .optional()
        .meta({ description: 'The next one, for who sent the last one as the bearer.' }),
    }),
    answer: ({ sessionRefresh: { accessToken, refreshToken } }) => ({
      data: { accessToken, ...(refreshToken !== null && { refreshToken }) },
    }),
  }),
  restRoute({
    method: 'GET',
    path: 'user/logout',
    summary: 'Log out',
    description: 'Ends the session and clears its cookies.',
    needsCredentials: true,
    document: LOG_OUT,
    variables: () => ({}),
    message: 'Logout successfully',
    ...NO_DATA,
  }),
  restRoute({
    method: 'GET',
    path: 'user/user-details',
    summary: 'Who is signed in',
    document: USER_DETAILS,
    variables: () => ({}),
    message: 'user details',
    data: userDetailsData,
    answer: ({ viewer }, { publicUrl }) => {
      const { addresses, cart, orders, ...user } = requireUser(viewer);
      return {
        data: {
          ...userView(user, publicUrl),
          address_details: idsOf(addresses),
          shopping_cart: idsOf(cart.lines),
          orderHistory: idsOf(orders),
        },
      };
    },
  }),
];

const RESET_REQUEST = graphql(mutationOf('passwordResetRequest', 'email'), [FAILURE]);

const RESET_VERIFY = graphql(mutationOf('passwordResetVerify', 'expiresAt'), [FAILURE]);

const RESET = graphql(mutationOf('passwordReset', 'isReset'), [FAILURE]);

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
    ...NO_DATA,
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
    variables: ({ body }) => ({ input: { email: body.email, code: body.otp, challengeAnswer: body.challengeAnswer } }),
    message: 'Verify otp successfully',
    ...NO_DATA,
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
    ...NO_DATA,
  }),
];
