import { beforeEach, expect, it } from 'vitest';
import { savePageDraft, publishPage } from '../../backoffice/pages/writePage.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';

let owner: Viewer;
beforeEach(async () => {
  await emptyTables('page_versions');
  owner = await makeStaff('SETTINGS');
});

async function countPurposes(handle: string, number?: number): Promise<number> {
  const { data } = await executeGraphql(
    'query ($handle: String!, $number: Int) { page(handle: $handle, number: $number) { dataPurposes { handle } } }',
    { handle, number },
  );
  return (data['page'] as { dataPurposes: unknown[] }).dataPurposes.length;
}

const publish = async () => {
  await savePageDraft(owner, { handle: 'PRIVACY', revision: 0, body: 'Ours' });
  await publishPage(owner, { handle: 'PRIVACY', revision: 1 }, new Date());
};

it('adds the purposes to the present text of the page Privacy alone', async () => {
  expect(await countPurposes('privacy')).toBeGreaterThan(0); // the sample
  expect(await countPurposes('terms')).toBe(0);
  await publish();
  expect(await countPurposes('privacy', 1)).toBeGreaterThan(0);
  await publish();
  expect(await countPurposes('privacy', 1)).toBe(0);
  expect(await countPurposes('privacy')).toBeGreaterThan(0);
});
