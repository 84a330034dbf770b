import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { PUBLIC_EGRESS } from '../../platform/http/egressPolicy.ts';
import { MAX_ENDPOINTS } from '../../platform/events/webhookDeliveries.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { makeEndpoint } from '../../testing/webhooks/webhookEndpointFixtures.ts';
import { webhookServices } from '../../testing/webhooks/webhookFixtures.ts';
import { createEndpoint, deleteEndpoint, updateEndpoint } from './webhookEndpoints.ts';
import { checkEndpointUrl } from './endpointUrl.ts';
import { decryptSecret } from '../../platform/core/encryptedSecret.ts';

const ENDPOINT =
  'endpoint { id url description statuses isEnabled failureCount failingSince disabledAt disabledReason }';
const ISSUES = '... on InvalidInputError { issues { path message } }';
const FIELDS = { url: 'https://hooks.example/orders', description: 'The warehouse', statuses: ['PLACED', 'CANCELLED'] };

let admin: Viewer;
beforeEach(async () => {
  await db.webhookEndpoint.deleteMany();
  admin = await makeStaff('SETTINGS', 'REPORTS');
});

const add = (fields: object = {}) =>
  executeMutation(admin, {
    name: 'webhookEndpointCreate',
    selection: `... on WebhookEndpointCreatePayload { secret ${ENDPOINT} } ${ISSUES}`,
    input: { ...FIELDS, ...fields },
  });
const edit = (endpointId: string, fields: object = {}) =>
  executeMutation(admin, {
    name: 'webhookEndpointUpdate',
    selection: `... on WebhookEndpointUpdatePayload { ${ENDPOINT} } ${ISSUES}`,
    input: { ...FIELDS, isEnabled: true, endpointId: encodeId('WebhookEndpoint', endpointId), ...fields },
  });
const onEndpoint = (name: string, endpointId: string, selection = '') =>
  executeMutation(admin, { name, selection, input: { endpointId: encodeId('WebhookEndpoint', endpointId) } });
const lastEntry = () => db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
const onlyEndpoint = () => db.webhookEndpoint.findFirstOrThrow();

describe('webhookEndpointCreate', () => {
  it('shows the secret once, keeps it encrypted, and leaves it out of the audit log', async () => {
    const { secret, endpoint } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toMatchObject({ ...FIELDS, isEnabled: true, failureCount: 0, disabledAt: null });
    const { id, encryptedSecret } = await onlyEndpoint();
    expect(Buffer.from(encryptedSecret).includes(secret)).toBe(false);
    expect(decryptSecret(webhookServices.encryptionKeys, encryptedSecret)).toBe(secret);
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      action: 'WEBHOOK_ENDPOINT_CREATE',
      subjectType: 'WEBHOOK_ENDPOINT',
      subjectId: id,
      subjectName: 'hooks.example',
      actorId: admin.userId,
      before: null,
      after: { ...FIELDS, isEnabled: true },
    });
    expect(JSON.stringify(entry)).not.toContain('whsec');
  });

  it.each([
    ['', 'URL is required'],
    ['hooks.example', 'URL must be an address such as https://example.com/orders'],
    ['ftp://hooks.example/', 'URL must be an address such as https://example.com/orders'],
    ['javascript:alert(1)', 'URL must be an address such as https://example.com/orders'],
    ['http://hooks.example/', 'URL must start with https://'],
    ['https://user:pw@hooks.example/', 'URL can’t contain a name or a password'],
    ['https://hooks.example/#orders', 'URL can’t have anything after #'],
    ['https://hooks.example:0/', 'URL must have a port above 0'],
    [`https://hooks.example/${'a'.repeat(2000)}`, 'URL can have at most 2000 characters'],
    ['https://127.0.0.1/', 'URL must point to a server on the public internet'],
    ['https://0x7f.1/', 'URL must point to a server on the public internet'],
    ['https://2130706433/', 'URL must point to a server on the public internet'],
    ['https://[::1]/', 'URL must point to a server on the public internet'],
    ['https://10.1.2.3:8443/', 'URL must point to a server on the public internet'],
    ['https://169.254.169.254/latest/', 'URL must point to a server on the public internet'],
  ])('refuses %j beside the field', async (url, message) => {
    expect(await add({ url })).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: 'url', message }] });
    expect(await db.webhookEndpoint.count()).toBe(0);
  });

  it('refuses a name that resolves to a private address too, or to none', async () => {
    const leadingTo = (...addresses: string[]) => ({
      ...PUBLIC_EGRESS,
      resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    });
    await expect(checkEndpointUrl(FIELDS.url, leadingTo('93.184.215.14', '10.0.0.1'))).rejects.toThrow(
      'public internet',
    );
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(checkEndpointUrl(FIELDS.url, { ...PUBLIC_EGRESS, resolve })).rejects.toThrow(
      'We can’t find the server hooks.example',
    );
    const never = () => new Promise<never>(() => undefined);
    await expect(checkEndpointUrl(FIELDS.url, { ...PUBLIC_EGRESS, resolve: never, timeoutMs: 50 })).rejects.toThrow(
      'We can’t find',
    );
    expect(await checkEndpointUrl('https://hooks.example:8443', leadingTo('93.184.215.14'))).toBe(
      'https://hooks.example:8443/',
    );
  });

  it('refuses a webhook without states, and a description that is too long', async () => {
    expect(await add({ statuses: [], description: 'x'.repeat(201) })).toMatchObject({
      issues: [
        { path: 'description', message: 'Description can have at most 200 characters' },
        { path: 'statuses', message: 'Choose at least one state' },
      ],
    });
  });

  it('refuses one more than the maximum, also for concurrent requests', async () => {
    for (let count = 1; count < MAX_ENDPOINTS; count += 1) await makeEndpoint(FIELDS.url, ['PLACED']);
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'TooManyWebhookEndpointsError',
      'WebhookEndpointCreatePayload',
    ]);
    expect(await db.webhookEndpoint.count()).toBe(MAX_ENDPOINTS);
  });
});

describe('webhookEndpointUpdate', () => {
  it('changes the fields, with an audit entry', async () => {
    const { endpointId } = await makeEndpoint('https://old.example/', ['PLACED']);
    expect(await edit(endpointId)).toMatchObject({ endpoint: { ...FIELDS, isEnabled: true } });
    expect(await lastEntry()).toMatchObject({
      action: 'WEBHOOK_ENDPOINT_UPDATE',
      before: { url: 'https://old.example/', statuses: ['PLACED'] },
      after: FIELDS,
    });
  });

  it('fails the pending messages when it disables, and resets the failures when it enables', async () => {
    const record = { failureCount: 3, failingSince: new Date() };
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED'], record);
    await db.webhookDelivery.create({ data: { endpointId, type: 'ping' } });
    expect(await edit(endpointId, { isEnabled: false })).toMatchObject({
      endpoint: { isEnabled: false, disabledAt: expect.any(String), disabledReason: null, failureCount: 3 },
    });
    expect(await db.webhookDelivery.findMany()).toMatchObject([{ state: 'FAILED', completedAt: expect.any(Date) }]);
    expect(await edit(endpointId)).toMatchObject({
      endpoint: { isEnabled: true, disabledAt: null, failureCount: 0, failingSince: null },
    });
  });

  it('does not resolve an unchanged address, so that an unreachable webhook can be disabled', async () => {
    const { endpointId } = await makeEndpoint('https://10.0.0.1/', ['PLACED']);
    expect(await edit(endpointId, { url: 'https://10.0.0.1/', isEnabled: false })).toMatchObject({
      __typename: 'WebhookEndpointUpdatePayload',
    });
    expect(await edit(endpointId, { url: 'https://10.0.0.2/' })).toMatchObject({ __typename: 'InvalidInputError' });
  });
});

describe('webhookEndpointRotateSecret', () => {
  it('replaces the secret, with an audit entry that does not show it', async () => {
    const { endpointId, secret: former } = await makeEndpoint(FIELDS.url, ['PLACED']);
    const { secret } = await onEndpoint(
      'webhookEndpointRotateSecret',
      endpointId,
      '... on WebhookEndpointRotateSecretPayload { secret }',
    );
    expect(secret).not.toBe(former);
    const current = { current: webhookServices.encryptionKeys.current, previous: [] };
    expect(decryptSecret(current, (await onlyEndpoint()).encryptedSecret)).toBe(secret);
    const { data } = await executeGraphql(
      '{ auditEntries(first: 1) { edges { node { changes { field after } } } } }',
      {},
      admin,
    );
    expect(data.auditEntries.edges[0].node.changes).toEqual([{ field: 'secret', after: 'a new one' }]);
  });
});

describe('webhookEndpointDelete', () => {
  it('deletes it with its log', async () => {
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED']);
    const attempts = { create: { statusCode: 200, duration: 1 } };
    await db.webhookDelivery.create({ data: { endpointId, type: 'ping', attempts } });
    const selection = '... on WebhookEndpointDeletePayload { deletedWebhookEndpointId }';
    expect(await onEndpoint('webhookEndpointDelete', endpointId, selection)).toMatchObject({
      deletedWebhookEndpointId: encodeId('WebhookEndpoint', endpointId),
    });
    expect([await db.webhookEndpoint.count(), await db.webhookAttempt.count()]).toEqual([0, 0]);
    expect(await lastEntry()).toMatchObject({
      action: 'WEBHOOK_ENDPOINT_DELETE',
      subjectName: 'hooks.example',
      after: null,
    });
  });

  it('deletes a long log before it takes the lock that orders wait for', async () => {
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED']);
    await db.$executeRaw`
      INSERT INTO webhook_deliveries (id, endpoint_id, type, state, completed_at)
      SELECT uuidv7(), ${endpointId}::uuid, 'ping', 'DELIVERED', now() FROM generate_series(1, 10500)`;
    const { statements } = await countStatements(() => deleteEndpoint(admin, { endpointId }));
    const deletions = statements.flatMap((text, at) => (text.includes('DELETE FROM webhook_deliveries') ? [at] : []));
    expect(deletions).toHaveLength(2);
    expect(deletions.at(-1)).toBeLessThan(statements.findIndex((text) => text.includes('FOR UPDATE')));
    expect(await db.webhookDelivery.count()).toBe(0);
  });
});

describe('an unknown webhook', () => {
  it('is not found by any mutation', async () => {
    const id = newId();
    const notFound = { __typename: 'WebhookEndpointNotFoundError' };
    expect(await edit(id)).toMatchObject(notFound);
    for (const name of ['webhookEndpointDelete', 'webhookEndpointRotateSecret', 'webhookEndpointPing']) {
      expect(await onEndpoint(name, id)).toMatchObject(notFound);
    }
  });
});

describe('the rules', () => {
  it('refuse everyone but admins', async () => {
    const shopper = await makeShopper();
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED']);
    const fields = { ...FIELDS, statuses: ['PLACED' as const] };
    const services = { targets: webhookServices.targets, now: new Date() };
    await expect(createEndpoint(shopper, fields, webhookServices)).rejects.toThrow('Do not have permission');
    await expect(updateEndpoint(shopper, { ...fields, endpointId, isEnabled: false }, services)).rejects.toThrow(
      'Do not have permission',
    );
    await expect(deleteEndpoint(shopper, { endpointId })).rejects.toThrow('Do not have permission');
  });
});
