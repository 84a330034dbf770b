import type { IMockStore } from '@graphql-tools/mock';
import { connection } from './mockedCatalogue.ts';
import type { MockResolvers } from './mockedServer.ts';
import { mockPicture } from './mocks.ts';

const HOUR = 60 * 60 * 1000;
const devices = [
  { device: 'Chrome on Windows', isCurrent: true, usedAgo: 0, since: 40 * HOUR },
  { device: 'Chrome on Android', isCurrent: false, usedAgo: 0.2 * HOUR, since: 700 * HOUR },
  { device: 'Safari on iPhone', isCurrent: false, usedAgo: 30 * HOUR, since: 1400 * HOUR },
  { device: 'Firefox on Linux', isCurrent: false, usedAgo: 600 * HOUR, since: 650 * HOUR },
];

/** Every other password is wrong. */
const PASSWORD = 'password';

interface NewToken {
  name: string;
  scope: string;
  expiresInDays?: number | null;
}

function mockToken(
  number: string,
  fields: { name: string; scope: string; lastUsedAt?: string | null; expiresAt?: string | null },
) {
  return {
    __typename: 'ApiToken',
    id: `token_${number}`,
    lastFour: 'ab12',
    createdAt: new Date().toISOString(),
    lastUsedAt: null,
    expiresAt: null,
    ...fields,
  };
}

/** The mocked shopper's account: unverified, signed in on four devices, with the password `password`. */
export function mockedAccount(store: IMockStore): MockResolvers {
  const viewer = store.get('User', 'user_1', { isEmailVerified: false, mobile: '9876543210' });
  const change = (values: object) => store.set('User', 'user_1', { ...values });
  const wrongPassword = { __typename: 'WrongPasswordError', message: 'The password is not right' };
  let sessions = devices.map(({ device, isCurrent, usedAgo, since }, index) => ({
    __typename: 'Session',
    id: `session_${index + 1}`,
    device,
    isCurrent,
    createdAt: new Date(Date.now() - since).toISOString(),
    lastUsedAt: new Date(Date.now() - usedAgo).toISOString(),
  }));
  let apiTokens = [
    mockToken('1', { name: 'Price labels', scope: 'READ', lastUsedAt: new Date(Date.now() - 2 * HOUR).toISOString() }),
  ];
  const endOthers = () => {
    const ended = sessions.filter(({ isCurrent }) => !isCurrent);
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { revokedSessionIds: ended.map(({ id }) => id) };
  };

  return {
    User: {
      sessions: (_ref, args) => connection(sessions, args),
      apiTokens: (_ref, args) => connection(apiTokens, args),
    },
    Mutation: {
      profileUpdate: (_root, { input }: { input: { name?: string; email?: string; mobile?: string } }) => {
        const { email, ...others } = input;
        change({ ...others, ...(email !== undefined && { pendingEmail: email }) });
        return { __typename: 'ProfileUpdatePayload', viewer };
      },
      emailChangeCancel: () => {
        change({ pendingEmail: null });
        return { viewer };
      },
      emailVerificationRequest: () => ({ __typename: 'EmailVerificationRequestPayload', viewer }),
      passwordChange: (_root, { input }: { input: { oldPassword: string } }) =>
        input.oldPassword === PASSWORD
          ? { __typename: 'PasswordChangePayload', viewer, ...endOthers() }
          : wrongPassword,
      sessionRevoke: (_root, { input }: { input: { sessionId: string } }) => {
        sessions = sessions.filter(({ id }) => id !== input.sessionId);
        return { revokedSessionId: input.sessionId };
      },
      sessionRevokeOthers: endOthers,
      apiTokenCreate: (_root, { input: { name, scope, expiresInDays } }: { input: NewToken }) => {
        const expiresAt = expiresInDays == null ? null : new Date(Date.now() + expiresInDays * 24 * HOUR).toISOString();
        const token = mockToken(String(Date.now()), { name, scope, expiresAt });
        apiTokens = [token, ...apiTokens];
        return {
          __typename: 'ApiTokenCreatePayload',
          token: `kirana_${'m'.repeat(39)}ab12`,
          apiTokenEdge: { cursor: token.id, node: token },
        };
      },
      apiTokenRevoke: (_root, { input }: { input: { apiTokenId: string } }) => {
        apiTokens = apiTokens.filter(({ id }) => id !== input.apiTokenId);
        return { revokedApiTokenId: input.apiTokenId };
      },
      avatarUpload: () => {
        const avatar = store.get(
          'Picture',
          'pic_avatar',
          mockPicture({ emoji: '🙂', dominantColor: '#f3e8d2', alt: 'Asha Rao' }),
        );
        change({ avatar });
        return { __typename: 'AvatarUploadPayload', viewer };
      },
      avatarDelete: () => {
        change({ avatar: null });
        return { viewer };
      },
      accountDelete: (_root, { input }: { input: { password: string } }) =>
        input.password === PASSWORD ? { __typename: 'AccountDeletePayload', isDeleted: true } : wrongPassword,
    },
  };
}
