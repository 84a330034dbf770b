import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { countStatements } from '../db/countStatements.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { PUBLIC_TARGETS } from '../http/targetRules.ts';
import { MAX_ENDPOINTS } from '../orders/announceStep.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { askMutation } from '../testing/askMutation.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { makeEndpoint } from '../testing/makeEndpoint.ts';
import { testWebhooks } from '../testing/testWebhooks.ts';
import { addEndpoint } from './addEndpoint.ts';
import { checkTarget } from './checkTarget.ts';
import { deleteEndpoint } from './deleteEndpoint.ts';
import { editEndpoint } from './editEndpoint.ts';
import { openSecret } from './sealedSecret.ts';

const ENDPOINT =
  'endpoint { id url description statuses isEnabled failureCount failingSince disabledAt disabledReason }';
const ISSUES = '... on InvalidInputError { issues { path message } }';
const FIELDS = { url: 'https://hooks.example/orders', description: 'The warehouse', statuses: ['PLACED', 'CANCELLED'] };

let admin: Viewer;
beforeEach(async () => {
  await db.webhookEndpoint.deleteMany();
  admin = await makeShopper({ role: 'ADMIN' });
});

const add = (fields: object = {}) =>
  askMutation(admin, {
    name: 'webhookAdd',
    selection: `... on WebhookAddPayload { secret ${ENDPOINT} } ${ISSUES}`,
    input: { ...FIELDS, ...fields },
  });
const edit = (endpointId: string, fields: object = {}) =>
  askMutation(admin, {
    name: 'webhookEdit',
    selection: `... on WebhookEditPayload { ${ENDPOINT} } ${ISSUES}`,
    input: { ...FIELDS, isEnabled: true, endpointId: encodeId('WebhookEndpoint', endpointId), ...fields },
  });
const onEndpoint = (name: string, endpointId: string, selection = '') =>
  askMutation(admin, { name, selection, input: { endpointId: encodeId('WebhookEndpoint', endpointId) } });
const lastEntry = () => db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
const onlyEndpoint = () => db.webhookEndpoint.findFirstOrThrow();

describe('webhookAdd', () => {
  it('shows the secret once, keeps it encrypted, and leaves it out of the audit log', async () => {
    const { secret, endpoint } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toMatchObject({ ...FIELDS, isEnabled: true, failureCount: 0, disabledAt: null });
    const { id, sealedSecret } = await onlyEndpoint();
    expect(Buffer.from(sealedSecret).includes(secret)).toBe(false);
    expect(openSecret(testWebhooks.sealingKey, sealedSecret)).toBe(secret);
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      action: 'WEBHOOK_ADD',
      subjectType: 'WEBHOOK',
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
    ['http://hooks.example/', 'URL must begin with https://'],
    ['https://user:pw@hooks.example/', 'URL must not hold a name or a password'],
    ['https://hooks.example/#orders', 'URL must not have a part after #'],
    ['https://hooks.example:0/', 'URL must have a port above 0'],
    [`https://hooks.example/${'a'.repeat(2000)}`, 'URL must have at most 2000 characters'],
    ['https://127.0.0.1/', 'URL must lead to a server on the public internet'],
    ['https://0x7f.1/', 'URL must lead to a server on the public internet'],
    ['https://2130706433/', 'URL must lead to a server on the public internet'],
    ['https://[::1]/', 'URL must lead to a server on the public internet'],
    ['https://10.1.2.3:8443/', 'URL must lead to a server on the public internet'],
    ['https://169.254.169.254/latest/', 'URL must lead to a server on the public internet'],
  ])('refuses %j beside the field', async (url, message) => {
    expect(await add({ url })).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: 'url', message }] });
    expect(await db.webhookEndpoint.count()).toBe(0);
  });

  it('refuses a name that leads outside and inside, or nowhere', async () => {
    const leadingTo = (...addresses: string[]) => ({
      ...PUBLIC_TARGETS,
      ask: async () => addresses.map((address) => ({ address, family: 4 })),
    });
    await expect(checkTarget(FIELDS.url, leadingTo('93.184.215.14', '10.0.0.1'))).rejects.toThrow('public internet');
    const ask = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(checkTarget(FIELDS.url, { ...PUBLIC_TARGETS, ask })).rejects.toThrow('hooks.example can’t be found');
    const never = () => new Promise<never>(() => undefined);
    await expect(checkTarget(FIELDS.url, { ...PUBLIC_TARGETS, ask: never, patienceMs: 50 })).rejects.toThrow('found');
    expect(await checkTarget('https://hooks.example:8443', leadingTo('93.184.215.14'))).toBe(
      'https://hooks.example:8443/',
    );
  });

  it('refuses one that is told of nothing, and a description that is too long', async () => {
    expect(await add({ statuses: [], description: 'x'.repeat(201) })).toMatchObject({
      issues: [
        { path: 'description', message: 'Description must have at most 200 characters' },
        { path: 'statuses', message: 'Choose at least one state' },
      ],
    });
  });

  it('refuses one more than there may be, also when two come at once', async () => {
    for (let count = 1; count < MAX_ENDPOINTS; count += 1) await makeEndpoint(FIELDS.url, ['PLACED']);
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['TooManyWebhooksError', 'WebhookAddPayload']);
    expect(await db.webhookEndpoint.count()).toBe(MAX_ENDPOINTS);
  });
});

describe('webhookEdit', () => {
  it('changes what was said of it, and writes that down', async () => {
    const { endpointId } = await makeEndpoint('https://old.example/', ['PLACED']);
    expect(await edit(endpointId)).toMatchObject({ endpoint: { ...FIELDS, isEnabled: true } });
    expect(await lastEntry()).toMatchObject({
      action: 'WEBHOOK_EDIT',
      before: { url: 'https://old.example/', statuses: ['PLACED'] },
      after: FIELDS,
    });
  });

  it('disables it, whereupon what waits has failed, and enables it with a clean record', async () => {
    const record = { failureCount: 3, failingSince: new Date() };
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED'], record);
    await db.webhookDelivery.create({ data: { endpointId, type: 'ping' } });
    expect(await edit(endpointId, { isEnabled: false })).toMatchObject({
      endpoint: { isEnabled: false, disabledAt: expect.any(String), disabledReason: null, failureCount: 3 },
    });
    expect(await db.webhookDelivery.findMany()).toMatchObject([{ state: 'FAILED', settledAt: expect.any(Date) }]);
    expect(await edit(endpointId)).toMatchObject({
      endpoint: { isEnabled: true, disabledAt: null, failureCount: 0, failingSince: null },
    });
  });

  it('does not ask again where an address leads that stays, so that a dark one can be disabled', async () => {
    const { endpointId } = await makeEndpoint('https://10.0.0.1/', ['PLACED']);
    expect(await edit(endpointId, { url: 'https://10.0.0.1/', isEnabled: false })).toMatchObject({
      __typename: 'WebhookEditPayload',
    });
    expect(await edit(endpointId, { url: 'https://10.0.0.2/' })).toMatchObject({ __typename: 'InvalidInputError' });
  });
});

describe('webhookRotateSecret', () => {
  it('gives it another secret, and says so in the audit log without showing it', async () => {
    const { endpointId, secret: former } = await makeEndpoint(FIELDS.url, ['PLACED']);
    const { secret } = await onEndpoint(
      'webhookRotateSecret',
      endpointId,
      '... on WebhookRotateSecretPayload { secret }',
    );
    expect(secret).not.toBe(former);
    expect(openSecret(testWebhooks.sealingKey, (await onlyEndpoint()).sealedSecret)).toBe(secret);
    const { data } = await askGraphql(
      '{ auditEntries(first: 1) { edges { node { changes { field after } } } } }',
      {},
      admin,
    );
    expect(data.auditEntries.edges[0].node.changes).toEqual([{ field: 'secret', after: 'a new one' }]);
  });
});

describe('webhookDelete', () => {
  it('forgets it with its log', async () => {
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED']);
    const attempts = { create: { statusCode: 200, duration: 1 } };
    await db.webhookDelivery.create({ data: { endpointId, type: 'ping', attempts } });
    const selection = '... on WebhookDeletePayload { deletedWebhookId }';
    expect(await onEndpoint('webhookDelete', endpointId, selection)).toMatchObject({
      deletedWebhookId: encodeId('WebhookEndpoint', endpointId),
    });
    expect([await db.webhookEndpoint.count(), await db.webhookAttempt.count()]).toEqual([0, 0]);
    expect(await lastEntry()).toMatchObject({ action: 'WEBHOOK_DELETE', subjectName: 'hooks.example', after: null });
  });

  it('forgets a long log before it takes the lock that orders wait for', async () => {
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED']);
    await db.$executeRaw`
      INSERT INTO webhook_deliveries (id, endpoint_id, type, state, settled_at)
      SELECT uuidv7(), ${endpointId}::uuid, 'ping', 'DELIVERED', now() FROM generate_series(1, 10500)`;
    const { statements } = await countStatements(() => deleteEndpoint(admin, { endpointId }));
    const deletions = statements.flatMap((text, at) => (text.includes('DELETE FROM webhook_deliveries') ? [at] : []));
    expect(deletions).toHaveLength(2);
    expect(deletions.at(-1)).toBeLessThan(statements.findIndex((text) => text.includes('FOR UPDATE')));
    expect(await db.webhookDelivery.count()).toBe(0);
  });
});

describe('a webhook that is gone', () => {
  it('is gone for whoever would change it', async () => {
    const id = newId();
    const gone = { __typename: 'WebhookGoneError' };
    expect(await edit(id)).toMatchObject(gone);
    for (const name of ['webhookDelete', 'webhookRotateSecret', 'webhookPing']) {
      expect(await onEndpoint(name, id)).toMatchObject(gone);
    }
  });
});

describe('the rules', () => {
  it('are for admins, whichever way they are reached', async () => {
    const shopper = await makeShopper();
    const { endpointId } = await makeEndpoint(FIELDS.url, ['PLACED']);
    const fields = { ...FIELDS, statuses: ['PLACED' as const] };
    const means = { targets: testWebhooks.targets, now: new Date() };
    await expect(addEndpoint(shopper, fields, testWebhooks)).rejects.toThrow('Do not have permission');
    await expect(editEndpoint(shopper, { ...fields, endpointId, isEnabled: false }, means)).rejects.toThrow(
      'Do not have permission',
    );
    await expect(deleteEndpoint(shopper, { endpointId })).rejects.toThrow('Do not have permission');
  });
});
