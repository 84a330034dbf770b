import { describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
} from '../../testing/graphql/readPages.ts';
import { makeEndpoint } from '../../testing/webhooks/webhookEndpointFixtures.ts';

const query = `query (${PAGE_VARIABLES}) { webhookEndpoints(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`;

describe('webhookEndpoints', () => {
  it('lists the newest first and is paged in both directions', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { endpointId } = await makeEndpoint(`https://hooks.example/${count}`, ['PLACED']);
      ids.unshift(encodeId('WebhookEndpoint', endpointId));
    }
    const list = { query, path: ['webhookEndpoints'], viewer: await makeStaff('SETTINGS') };
    expect(await readPages(list, { size: 2 })).toEqual(ids);
    expect(await readPages(list, { size: 2, backward: true })).toEqual(ids);
    expect((await readOnePage(list, { first: 2 })).totalCount).toBe(5);
  });

  it('is forbidden to shoppers', async () => {
    const { data, errors } = await executeGraphql(query, {}, await makeShopper());
    expect(data.webhookEndpoints).toBeNull();
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
