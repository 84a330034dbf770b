import { getNamedType, isUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { schema } from '../../../server/schema.ts';
import { makeApiToken } from '../../../testing/apiTokenFixtures.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { hashPassword } from '../login/password.ts';
import { webhookServices } from '../../../testing/webhooks/webhookFixtures.ts';
import { requireRecentAuthentication, reauthenticate } from './reauthenticate.ts';
import { ReauthenticationRequiredError, WrongPasswordError } from '../identityErrors.ts';

const PASSWORD = 'the right password';

/** Every mutation that moves money, cuts prices, gives permissions, or reveals a secret or people. */
const SENSITIVE = [
  'apiTokenCreate',
  'catalogueImportRun',
  'customerBlock',
  'customerUnblock',
  'demoRemove',
  'emailVerify',
  'exportAuthorize',
  'orderRefundLines',
  'orderRetryRefunds',
  'productBulkOperationStart',
  'productBulkUpdate',
  'productUpdate',
  'recoveryCodesCreate',
  'refundCreate',
  'refundRequestApprove',
  'roleDefinitionCreate',
  'roleDefinitionDelete',
  'roleDefinitionUpdate',
  'settingsUpdate',
  'staffInvitationCreate',
  'staffInvitationDelete',
  'staffMemberAssignRole',
  'staffMemberResetTwoFactor',
  'staffMemberUpdateRole',
  'storeCreditAdjust',
  'twoFactorDisable',
  'twoFactorEnroll',
  'userReinstate',
  'userSuspend',
  'webhookEndpointCreate',
  'webhookEndpointRotateSecret',
  'webhookEndpointUpdate',
];

describe('a sensitive change', () => {
  it('is one of these, and each declares the error', () => {
    const declaring = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
      const result = getNamedType(type);
      return isUnionType(result) && result.getTypes().some(({ name }) => name === 'ReauthenticationRequiredError');
    });
    expect(declaring.map(({ name }) => name).sort()).toEqual(SENSITIVE);
  });

  const passing = async (viewer: Awaited<ReturnType<typeof makeSession>>, now: Date) =>
    requireRecentAuthentication({ authentication: { state: 'active', viewer }, caller: fakeCaller() }, now).then(
      () => 'passes',
      (error: unknown) => (error instanceof ReauthenticationRequiredError ? error.method : error),
    );

  it('passes for fifteen minutes after the login, and again after the password', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const viewer = await makeSession(await makeShopper({ passwordHash }));
    const after = (minutes: number) => new Date(viewer.authenticatedAt.getTime() + minutes * 60_000);
    expect(await passing(viewer, after(14))).toBe('passes');
    expect(await passing(viewer, after(16))).toBe('PASSWORD');
    const services = { caller: fakeCaller(), encryptionKeys: webhookServices.encryptionKeys, now: after(16) };
    const prove = (password: string) => reauthenticate(viewer, { password, code: null }, services);
    await expect(prove('wrong')).rejects.toBeInstanceOf(WrongPasswordError);
    expect(await passing(viewer, after(16))).toBe('PASSWORD');
    await prove(PASSWORD);
    expect(await passing(viewer, after(30))).toBe('passes');
    expect(await passing(await makeSession(viewer), after(60))).toBe('PASSWORD');
  });

  it('asks for the second factor of an account that has one', async () => {
    const viewer = await makeSession(await makeShopper({ twoFactorEnabledAt: new Date() }));
    expect(await passing(viewer, new Date(Date.now() + 3_600_000))).toBe('TWO_FACTOR');
  });

  it('is refused in the graph before anything is changed, and allowed for API tokens', async () => {
    const stale = { ...(await makeShopper({ role: 'ADMIN' })), authenticatedAt: new Date(0) };
    const email = `${newId()}@kirana.example`;
    const { userId } = await makeShopper({ email });
    const SUSPEND = `mutation ($email: String!) { userSuspend(input: { email: $email }) { __typename } }`;
    const { data } = await executeGraphql(SUSPEND, { email }, stale);
    expect(data.userSuspend.__typename).toBe('ReauthenticationRequiredError');
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ status: 'ACTIVE' });
    const { viewer: program } = await makeApiToken(stale, { scope: 'READ_WRITE' });
    const CREATE = `mutation { webhookEndpointCreate(input: { url: "https://erp.example/hook", description: "", statuses: [PLACED] }) { __typename } }`;
    expect((await executeGraphql(CREATE, {}, stale)).data.webhookEndpointCreate.__typename).toBe(
      'ReauthenticationRequiredError',
    );
    expect((await executeGraphql(CREATE, {}, program)).data.webhookEndpointCreate.__typename).toBe(
      'WebhookEndpointCreatePayload',
    );
  });
});
