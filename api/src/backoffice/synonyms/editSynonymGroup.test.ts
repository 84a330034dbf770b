import { beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { loadSynonyms } from '../../shop/search/vocabulary/loadSynonyms.ts';
import { searchProducts } from '../../shop/search/searchProducts.ts';
import {
  createSynonymGroup,
  deleteSynonymGroup,
  disableSynonymGroup,
  restoreSynonymGroup,
  updateSynonymGroup,
} from './changeSynonymGroups.ts';
import {
  MAX_CUSTOM_GROUPS,
  SynonymGroupChangedError,
  SynonymGroupCuratedError,
  SynonymGroupNotFoundError,
  SynonymGroupNotRestorableError,
  TooManySynonymGroupsError,
} from './synonymErrors.ts';

let admin: Viewer;
beforeEach(async () => {
  admin = await makeStaff('CATALOGUE');
});

const read = async (id: string) => {
  const { synonyms, ...group } = await db.synonymGroup.findUniqueOrThrow({
    where: { id },
    include: { synonyms: { orderBy: { sortOrder: 'asc' } } },
  });
  return { ...group, terms: synonyms.map(({ language, term }) => ({ language, term })) };
};
const byHandle = async (handle: string) => {
  const { id } = await db.synonymGroup.findUniqueOrThrow({ where: { handle } });
  return { synonymGroupId: id, ...(await read(id)) };
};
const idsOf = async (text: string) => (await searchProducts(text, { first: 50 })).hits.map(({ id }) => id);
const english = (...terms: string[]) => terms.map((term) => ({ language: 'en', term }));

/** Loads the curated synonyms as the start of another version does. */
async function loadNextVersion(): Promise<void> {
  await db.synonymRelease.deleteMany();
  await loadSynonyms();
}

describe('createSynonymGroup', () => {
  it('lets a search for any of its terms find the products at once', async () => {
    const { id } = await makeProduct({ name: 'Zumbaroo Tiffin' });
    expect(await idsOf('quokkabox')).toEqual([]);
    const terms = [...english('zumbaroo'), { language: 'hi-Latn', term: 'quokkabox' }];
    const { synonymGroupId } = await createSynonymGroup(admin, { department: 'kitchenware', terms });
    expect(await idsOf('quokkabox')).toEqual([id]);
    expect(await read(synonymGroupId)).toMatchObject({ name: 'zumbaroo', isCurated: false, original: null, terms });
    expect(await db.auditEntry.findFirst({ where: { subjectId: synonymGroupId } })).toMatchObject({
      action: 'SYNONYM_GROUP_CREATE',
      subjectName: 'zumbaroo',
      actorId: admin.userId,
      after: { department: 'kitchenware', terms },
    });
  });

  it('refuses more groups than a shop may have', async () => {
    await db.synonymGroup.createMany({
      data: Array.from({ length: MAX_CUSTOM_GROUPS }, (_, index) => ({ handle: `custom-many-${index}` })),
    });
    const creation = createSynonymGroup(admin, { department: null, terms: english('one more') });
    await expect(creation).rejects.toBeInstanceOf(TooManySynonymGroupsError);
    await db.synonymGroup.deleteMany({ where: { handle: { startsWith: 'custom-many-' } } });
  });
});

describe('updateSynonymGroup', () => {
  it('makes a curated group the shop’s own, with its original and one entry of the audit log', async () => {
    const { synonymGroupId, version, department, terms } = await byHandle('goat-milk');
    const { id } = await makeProduct({ name: 'Goat Milk' });
    const edited = [...terms.filter(({ term }) => term !== 'meka palu'), { language: 'en', term: 'bleatjuice' }];
    await updateSynonymGroup(admin, { synonymGroupId, version, department, terms: edited });
    const after = await read(synonymGroupId);
    expect(after).toMatchObject({ isCurated: false, version: version + 1, original: { department, terms } });
    expect(after.terms).toEqual(edited);
    expect(await idsOf('bleatjuice')).toContain(id);
    expect(await db.auditEntry.findMany({ where: { subjectId: synonymGroupId } })).toMatchObject([
      { action: 'SYNONYM_GROUP_UPDATE', before: { department, terms }, after: { department, terms: edited } },
    ]);
  });

  it('moves a term to another language, and the group to another department', async () => {
    const { synonymGroupId } = await createSynonymGroup(admin, {
      department: 'dairy',
      terms: english('movabella', 'stays'),
    });
    const terms = [...english('stays'), { language: 'hi-Latn', term: 'movabella' }];
    await updateSynonymGroup(admin, { synonymGroupId, version: 1, department: 'words', terms });
    expect(await read(synonymGroupId)).toMatchObject({ department: 'words', name: 'stays', terms });
  });

  it('names the group by its first English term, and new terms come after the others', async () => {
    const first = { department: null, terms: english('firstling') };
    const { synonymGroupId } = await createSynonymGroup(admin, first);
    const terms = english('latecomer', 'firstling');
    await updateSynonymGroup(admin, { synonymGroupId, version: 1, department: null, terms });
    expect(await read(synonymGroupId)).toMatchObject({ name: 'firstling', terms: terms.toReversed() });
  });

  it('changes neither the version nor the log without a difference', async () => {
    const { synonymGroupId, version, department, terms } = await byHandle('milk');
    await updateSynonymGroup(admin, { synonymGroupId, version, department, terms: terms.toReversed() });
    expect(await read(synonymGroupId)).toMatchObject({ version, isCurated: true });
    expect(await db.auditEntry.count({ where: { subjectId: synonymGroupId } })).toBe(0);
  });

  it('refuses an edit of an older version, and one of two at the same time', async () => {
    const { synonymGroupId } = await createSynonymGroup(admin, { department: null, terms: english('first') });
    const edit = (term: string) =>
      updateSynonymGroup(admin, { synonymGroupId, version: 1, department: null, terms: english(term) });
    const outcomes = await Promise.allSettled([edit('second'), edit('third')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(edit('fourth')).rejects.toBeInstanceOf(SynonymGroupChangedError);
    expect((await read(synonymGroupId)).version).toBe(2);
  });

  it('says that there is no such group', async () => {
    const edit = { synonymGroupId: newId(), version: 1, department: null, terms: english('nowhere') };
    await expect(updateSynonymGroup(admin, edit)).rejects.toBeInstanceOf(SynonymGroupNotFoundError);
  });
});

describe('deleteSynonymGroup', () => {
  it('deletes a group of the shop’s own, and searches no longer know its terms', async () => {
    await makeProduct({ name: 'Wobblecake' });
    const { synonymGroupId } = await createSynonymGroup(admin, {
      department: null,
      terms: english('wobblecake', 'jellyquake'),
    });
    expect(await idsOf('jellyquake')).toHaveLength(1);
    await deleteSynonymGroup(admin, { synonymGroupId, version: 1 });
    expect(await idsOf('jellyquake')).toEqual([]);
    expect(await db.synonymGroup.findUnique({ where: { id: synonymGroupId } })).toBeNull();
  });

  it('refuses a group that came with the shop, edited or not', async () => {
    const { synonymGroupId, version, department } = await byHandle('buffalo-milk');
    await expect(deleteSynonymGroup(admin, { synonymGroupId, version })).rejects.toBeInstanceOf(
      SynonymGroupCuratedError,
    );
    await updateSynonymGroup(admin, { synonymGroupId, version, department, terms: english('buffalo milk') });
    const deletion = deleteSynonymGroup(admin, { synonymGroupId, version: version + 1 });
    await expect(deletion).rejects.toBeInstanceOf(SynonymGroupCuratedError);
  });
});

describe('disableSynonymGroup and restoreSynonymGroup', () => {
  it('take all terms from a curated group, and bring them back', async () => {
    const { id } = await makeProduct({ name: 'Cow Milk Special' });
    const { synonymGroupId, version, terms, department } = await byHandle('cow-milk');
    expect(await idsOf('gau doodh')).toContain(id);
    await disableSynonymGroup(admin, { synonymGroupId, version });
    expect(await read(synonymGroupId)).toMatchObject({ isDisabled: true, terms: [], original: { department, terms } });
    expect((await db.searchDocument.findUniqueOrThrow({ where: { productId: id } })).terms).not.toContain('#cow-milk');

    await restoreSynonymGroup(admin, { synonymGroupId, version: version + 1 });
    expect(await read(synonymGroupId)).toMatchObject({ isDisabled: false, isCurated: true, original: null, terms });
    expect(await idsOf('gau doodh')).toContain(id);
  });

  it('refuse a group that did not come with the shop, and one that is as it came', async () => {
    const { synonymGroupId } = await createSynonymGroup(admin, { department: null, terms: english('own one') });
    const seen = { synonymGroupId, version: 1 };
    await expect(disableSynonymGroup(admin, seen)).rejects.toBeInstanceOf(SynonymGroupNotRestorableError);
    await expect(restoreSynonymGroup(admin, seen)).rejects.toBeInstanceOf(SynonymGroupNotRestorableError);
    const { synonymGroupId: curatedId, version } = await byHandle('paneer');
    const restoration = restoreSynonymGroup(admin, { synonymGroupId: curatedId, version });
    await expect(restoration).rejects.toBeInstanceOf(SynonymGroupNotRestorableError);
  });
});

describe('a release', () => {
  it('keeps what admins have edited, created and disabled, and brings originals up to date', async () => {
    const own = await createSynonymGroup(admin, { department: null, terms: english('gizmolet') });
    const edited = await byHandle('camel-milk');
    await updateSynonymGroup(admin, { ...edited, terms: english('humpjuice') });
    const disabled = await byHandle('khoya');
    await disableSynonymGroup(admin, disabled);
    await db.synonym.deleteMany({ where: { groupHandle: 'lassi', language: 'hi' } }); // as if the older release had no Hindi names of it
    const changed = await byHandle('lassi');
    const unchanged = await byHandle('paneer');
    const older = { original: { department: 'dairy', terms: english('of an older release') } };
    await db.synonymGroup.update({ where: { id: edited.synonymGroupId }, data: older });
    const former = { isCurated: false, ...older };
    const gone = await db.synonymGroup.create({ data: { handle: 'gone-edited', ...former } });
    const goneDisabled = await db.synonymGroup.create({
      data: { handle: 'gone-disabled', ...former, isDisabled: true },
    });

    const before = await read(own.synonymGroupId);
    await loadNextVersion();
    expect(await read(own.synonymGroupId)).toEqual(before);
    const originalOf = ({ department, terms }: typeof edited) => ({ department, terms });
    expect(await read(edited.synonymGroupId)).toMatchObject({
      isCurated: false,
      version: edited.version + 1,
      terms: english('humpjuice'),
      original: originalOf(edited),
    });
    expect(await read(disabled.synonymGroupId)).toMatchObject({
      isDisabled: true,
      terms: [],
      original: originalOf(disabled),
    });
    expect(await db.synonymGroup.findUnique({ where: { id: gone.id } })).toMatchObject({ original: null });
    expect(await db.synonymGroup.findUnique({ where: { id: goneDisabled.id } })).toBeNull();

    expect((await byHandle('lassi')).synonymGroupId).toBe(changed.synonymGroupId);
    const late = updateSynonymGroup(admin, { ...changed, terms: english('too late') });
    await expect(late).rejects.toBeInstanceOf(SynonymGroupChangedError);
    expect(await byHandle('paneer')).toEqual(unchanged);
  });
});

describe('a viewer who is no admin', () => {
  it('may do none of it', async () => {
    const seen = { synonymGroupId: newId(), version: 1 };
    const state = { department: null, terms: english('sneaky') };
    for (const role of ['USER', 'PICKER', 'RIDER'] as const) {
      const viewer = await makeShopper({ role });
      for (const attempt of [
        createSynonymGroup(viewer, state),
        updateSynonymGroup(viewer, { ...seen, ...state }),
        deleteSynonymGroup(viewer, seen),
        disableSynonymGroup(viewer, seen),
        restoreSynonymGroup(viewer, seen),
      ])
        await expect(attempt).rejects.toBeInstanceOf(ForbiddenError);
    }
  });
});
