import { beforeAll, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { shopDay } from '../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { databasePool, db } from '../../platform/db/client.ts';
import { makeProduct, makeShopper, makeStaff, makeSubCategory, newId } from '../../testing/fixtures.ts';
import { unlimitedThrottle } from '../../platform/limits/createThrottle.ts';
import { searchProducts } from '../../shop/search/searchProducts.ts';
import type { GroupTerm } from '../../shop/search/vocabulary/synonymGroup.ts';
import { withSynonymDraft, previewSynonyms } from './previewSynonyms.ts';
import { createSynonymGroup, deleteSynonymGroup, updateSynonymGroup } from './changeSynonymGroups.ts';
import { SynonymGroupNotFoundError, SynonymPreviewTimeoutError } from './synonymErrors.ts';

let admin: Viewer;
const ids = new Map<string, string>();
const idOf = (name: string) => ids.get(name) ?? '';

beforeAll(async () => {
  admin = await makeStaff('CATALOGUE');
  for (const name of ['Toned Milk', 'Milk Bread', 'Zarnip Jam', 'Zarnip Chutney', 'Paneer Block', 'Malai Paneer']) {
    const { id } = await makeProduct({ name });
    ids.set(name, id);
  }
  await makeSubCategory([idOf('Toned Milk')]);
});

const services = { throttle: unlimitedThrottle, now: new Date() };
const english = (...terms: string[]): GroupTerm[] => terms.map((term) => ({ language: 'en', term }));
const preview = (terms: GroupTerm[], synonymGroupId: string | null = null, department: string | null = null) =>
  previewSynonyms(admin, { synonymGroupId, department, terms }, services);
const groupOf = async (handle: string) => {
  const group = await db.synonymGroup.findUniqueOrThrow({
    where: { handle },
    include: { synonyms: { orderBy: { sortOrder: 'asc' }, select: { language: true, term: true } } },
  });
  return { ...group, terms: group.synonyms };
};
const found = async (text: string) => {
  const { hits, totalCount } = await searchProducts(text, { first: 6 });
  return { productIds: hits.slice(0, 6).map(({ id }) => id), totalCount };
};

/** All that searches and the admin's page read, and the queue. */
async function contents() {
  const tables = ['synonym_groups', 'synonyms', 'search_terms', 'search_postings', 'search_documents'];
  tables.push('search_category_terms', 'search_queue', 'audit_entries');
  const digests = await Promise.all(
    tables.map((table) =>
      db.$queryRawUnsafe(`SELECT md5(string_agg(row::text, ',' ORDER BY row::text)) AS digest FROM ${table} row`),
    ),
  );
  const drafts = await db.$queryRaw`
    SELECT (SELECT count(*) FROM search_preview.draft_groups) + (SELECT count(*) FROM search_preview.draft_documents)
      + (SELECT count(*) FROM search_preview.search_category_terms) AS count`;
  return { digests, drafts };
}

describe('previewSynonyms', () => {
  it('shows what an added term finds now and would find, as it finds once the draft is saved', async () => {
    const { id, version, department, terms } = await groupOf('paneer');
    const draft = [...terms, ...english('squeakcheese')];
    const seen = await preview(draft, id, department);
    expect(seen.terms).toMatchObject([
      { term: 'squeakcheese', language: 'en', isAdded: true, before: { totalCount: 0 }, otherGroupIds: [] },
    ]);
    expect(new Set(seen.terms[0]?.after.productIds)).toEqual(new Set([idOf('Paneer Block'), idOf('Malai Paneer')]));
    await updateSynonymGroup(admin, { synonymGroupId: id, version, department, terms: draft });
    expect(await found('squeakcheese')).toEqual(seen.terms[0]?.after);
  });

  it('shows what the terms of a new group find, of which the index knows nothing yet', async () => {
    const terms = [...english('zarnip', 'purple turnip'), { language: 'hi-Latn', term: 'zarneep' }];
    const seen = await preview(terms, null, 'vegetables');
    const { synonymGroupId } = await createSynonymGroup(admin, { department: 'vegetables', terms });
    for (const { term, after } of seen.terms) expect(await found(term), term).toEqual(after);
    expect(seen.terms.map(({ after }) => after.totalCount)).toEqual([2, 2, 2]);
    await deleteSynonymGroup(admin, { synonymGroupId, version: 1 });
  });

  it('shows what a removed term would find', async () => {
    const { id, version, department, terms } = await groupOf('milk');
    const draft = terms.filter(({ term }) => term !== 'doodh' && term !== 'milk');
    const seen = await preview(draft, id, department);
    expect(seen.terms.map(({ term, isAdded }) => [term, isAdded]).sort()).toEqual([
      ['doodh', false],
      ['milk', false],
    ]);
    await updateSynonymGroup(admin, { synonymGroupId: id, version, department, terms: draft });
    for (const { term, after } of seen.terms) expect(await found(term), term).toEqual(after);
  });

  it('names the other groups that have a term', async () => {
    const { id } = await groupOf('lassi');
    const { id: other } = await groupOf('curd');
    const seen = await preview([...(await groupOf('lassi')).terms, ...english('curds')], id);
    expect(seen.terms.find(({ term }) => term === 'curds')?.otherGroupIds).toEqual([other]);
  });

  it('lists the searches without result that would find something', async () => {
    await db.search.createMany({
      data: [
        { day: new Date(shopDay(services.now)), query: 'blimfruitt', searchCount: 4, zeroResultCount: 4 },
        { day: new Date(shopDay(services.now)), query: 'xylophone', searchCount: 9, zeroResultCount: 9 },
        { day: new Date('2026-01-01'), query: 'blimfruit', searchCount: 50, zeroResultCount: 50 },
      ],
    });
    await makeProduct({ name: 'Blimberry' });
    const seen = await preview(english('blimberry', 'blimfruit'));
    expect(seen.resolvedSearches).toEqual([{ query: 'blimfruitt', count: 4, productCount: 1 }]);
  });

  it('looks at twelve terms, and says that there are more', async () => {
    const many = english(...Array.from({ length: 14 }, (_, index) => `gadgetino ${index}`));
    expect(await preview(many)).toMatchObject({ isComplete: false, terms: { length: 12 } });
    expect(await preview(many.slice(0, 12))).toMatchObject({ isComplete: true });
  });

  it('changes nothing, tells no cache and leaves nothing behind, also after an error', async () => {
    const { id, department, terms } = await groupOf('curd');
    const before = await contents();
    const listener = await databasePool('writes').connect();
    const heard: unknown[] = [];
    listener.on('notification', (message) => heard.push(message));
    await listener.query('LISTEN kirana_changes');
    await preview([...terms.slice(1), ...english('zarnip')], id, department);
    const failing = withSynonymDraft({ handle: 'curd', department, terms }, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    await expect(preview(english('bad\0term'), id)).rejects.toThrow();
    await listener.query('SELECT 1');
    await listener.query('UNLISTEN *');
    listener.release();
    expect(heard).toEqual([]);
    expect(await contents()).toEqual(before);
    expect((await found('zarnip')).totalCount).toBe(2);
  });

  it('neither waits for a change of the catalogue nor holds one up', async () => {
    const { id, terms } = await groupOf('curd');
    const writer = await databasePool('writes').connect();
    await writer.query('BEGIN; SELECT pg_advisory_xact_lock(7310002)');
    expect(await preview([...terms, ...english('quickcurd')], id)).toMatchObject({ terms: { length: 1 } });
    await writer.query('ROLLBACK');
    writer.release();
    const draft = { handle: 'curd', department: null, terms: english('curd') };
    await withSynonymDraft(draft, async () => {
      await db.product.update({ where: { id: idOf('Toned Milk') }, data: { name: 'Toned Milk Fresh' } });
      await db.synonymGroup.update({ where: { id }, data: { department: 'fruits' } });
    });
  });

  it('is stopped when a statement takes longer than three seconds', async () => {
    const writer = await databasePool('writes').connect();
    await writer.query('BEGIN; LOCK TABLE search_preview.draft_groups');
    await expect(preview(english('waiting curd'))).rejects.toBeInstanceOf(SynonymPreviewTimeoutError);
    await writer.query('ROLLBACK');
    writer.release();
  });

  it('refuses a group that is not there, another role, and too many previews', async () => {
    await expect(preview(english('x y'), newId())).rejects.toBeInstanceOf(SynonymGroupNotFoundError);
    const shopper = await makeShopper();
    const asShopper = previewSynonyms(shopper, { synonymGroupId: null, department: null, terms: [] }, services);
    await expect(asShopper).rejects.toBeInstanceOf(ForbiddenError);
    const refused = new Error('too many');
    const throttle = { ...unlimitedThrottle, consume: () => Promise.reject(refused) };
    const throttled = previewSynonyms(
      admin,
      { synonymGroupId: null, department: null, terms: [] },
      { ...services, throttle },
    );
    await expect(throttled).rejects.toBe(refused);
  });
});
