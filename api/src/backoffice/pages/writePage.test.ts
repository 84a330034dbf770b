import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { discardPageDraft, PageDraftChangedError, pageId, publishPage, savePageDraft } from './writePage.ts';

const NOON = new Date('2026-11-29T06:30:00Z');
let owner: Viewer;
beforeEach(async () => {
  await emptyTables('page_versions');
  owner = await makeStaff('SETTINGS');
});

const handle = 'TERMS' as const;
const publish = async (body: string) => {
  await savePageDraft(owner, { handle, revision: 0, body });
  await publishPage(owner, { handle, revision: 1 }, NOON);
};
const versions = () =>
  db.pageVersion.findMany({ orderBy: { number: 'asc' }, select: { number: true, body: true, publishedAt: true } });

async function readPage(variables: { handle: string; number?: number }) {
  const { data, errors } = await executeGraphql(
    'query ($handle: String!, $number: Int) { page(handle: $handle, number: $number) { title number html publishedAt isCurrent } }',
    variables,
  );
  expect(errors).toEqual([]);
  return data['page'] as Record<string, unknown> | null;
}

describe('a page', () => {
  it('shows its sample text, filled from the settings, until a version is published', async () => {
    expect(await readPage({ handle: 'terms' })).toMatchObject({
      ...{ title: 'Terms of use', number: null, publishedAt: null, isCurrent: true },
      html: expect.stringContaining('You buy from Kirana, 12 Market Road, Bengaluru 560001.') as string,
    });
    await savePageDraft(owner, { handle, revision: 0, body: '# Ours' });
    expect(await readPage({ handle: 'terms' })).toMatchObject({ number: null });
    await publishPage(owner, { handle, revision: 1 }, NOON);
    expect(await readPage({ handle: 'terms' })).toEqual({
      ...{
        title: 'Terms of use',
        number: 1,
        html: '<h2>Ours</h2>\n',
        publishedAt: NOON.toISOString(),
        isCurrent: true,
      },
    });
  });

  it('keeps each published version at an address of its own', async () => {
    await publish('First');
    await publish('Second');
    await savePageDraft(owner, { handle, revision: 0, body: 'Third' });
    expect(await readPage({ handle: 'terms' })).toMatchObject({ number: 2, html: '<p>Second</p>\n', isCurrent: true });
    expect(await readPage({ handle: 'terms', number: 1 })).toMatchObject({ html: '<p>First</p>\n', isCurrent: false });
    expect(await readPage({ handle: 'terms', number: 3 })).toBeNull();
    for (const name of ['TERMS', 'term', '']) expect(await readPage({ handle: name })).toBeNull();
  });

  it('is neither changed nor deleted in the database once it is published', async () => {
    await publish('First');
    await expect(db.pageVersion.updateMany({ data: { body: 'Other' } })).rejects.toThrow('is published');
    await expect(db.pageVersion.deleteMany()).rejects.toThrow('is published');
    expect(await versions()).toEqual([{ number: 1, body: 'First', publishedAt: NOON }]);
  });

  it('records who published it, and only that', async () => {
    await publish('First');
    await publish('Second');
    const where = { subjectId: pageId(handle), actorId: owner.userId };
    const entries = await db.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { action: 'PAGE_PUBLISH', subjectName: 'Terms of use', before: { version: null }, after: { version: 1 } },
      { before: { version: 1 }, after: { version: 2 } },
    ]);
  });
});

describe('a draft', () => {
  it('is not overwritten by an editor who has not seen its last change', async () => {
    await savePageDraft(owner, { handle, revision: 0, body: 'Mine' });
    await savePageDraft(owner, { handle, revision: 1, body: 'Mine again' });
    const stale = [0, 1].map((revision) => savePageDraft(owner, { handle, revision, body: 'Theirs' }));
    for (const attempt of stale) await expect(attempt).rejects.toThrow(PageDraftChangedError);
    await expect(publishPage(owner, { handle, revision: 1 }, NOON)).rejects.toThrow(PageDraftChangedError);
    expect(await versions()).toEqual([{ number: 1, body: 'Mine again', publishedAt: null }]);
  });

  it('is begun once by two editors at the same time', async () => {
    const both = ['One', 'Two'].map((body) => savePageDraft(owner, { handle, revision: 0, body }));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await versions()).toHaveLength(1);
  });

  it('is deleted, and neither published nor deleted twice', async () => {
    await savePageDraft(owner, { handle, revision: 0, body: 'Mine' });
    await discardPageDraft(owner, { handle, revision: 1 });
    expect(await versions()).toEqual([]);
    await expect(discardPageDraft(owner, { handle, revision: 0 })).rejects.toThrow(PageDraftChangedError);
    await expect(publishPage(owner, { handle, revision: 0 }, NOON)).rejects.toThrow(PageDraftChangedError);
  });

  it('belongs to those with the permission for settings', async () => {
    for (const viewer of [await makeShopper(), await makeStaff('CATALOGUE')])
      await expect(savePageDraft(viewer, { handle, revision: 0, body: 'x' })).rejects.toThrow(ForbiddenError);
  });

  it('is shown to anyone by its signed link, until it is published', async () => {
    const selection = '... on PageDraftSavePayload { page { draft { revision previewPath } versions { number } } }';
    const input = { handle, revision: 0, body: '  Soon  ' };
    const saved = await executeMutation(owner, { name: 'pageDraftSave', selection, input });
    const { previewPath } = (saved as { page: { draft: { previewPath: string } } }).page.draft;
    const token = previewPath.replace('/preview/', '');
    const preview = async (given: string) =>
      (await executeGraphql('query ($token: String!) { pagePreview(token: $token) { html } }', { token: given })).data;
    expect(await preview(token)).toEqual({ pagePreview: { html: '<p>Soon</p>\n' } });
    const forged = [
      token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')), // the last two bits of the text stand for nothing
      token.replace(/\.\d+\./, '.9999999999999.'),
      'x',
      '',
    ];
    for (const other of forged) expect(await preview(other)).toEqual({ pagePreview: null });
    await publishPage(owner, { handle, revision: 1 }, NOON);
    expect(await preview(token)).toEqual({ pagePreview: null });
  });
});
