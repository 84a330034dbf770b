import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeProduct } from '../../../testing/fixtures.ts';
import { loadSynonyms, readCuratedSynonyms } from './loadSynonyms.ts';
import { SYNONYM_LANGUAGES } from './synonymGroup.ts';

const termsOf = async (groupHandle: string) =>
  (await db.synonym.findMany({ where: { groupHandle }, orderBy: { term: 'asc' } })).map(({ term }) => term);

/** Loads the synonyms as the start of another version does. */
async function loadNextVersion(): Promise<void> {
  await db.synonymRelease.deleteMany();
  await loadSynonyms();
}

describe('loadSynonyms', () => {
  it('changes nothing when this version is loaded', async () => {
    const contents = async () => ({
      groups: await db.synonymGroup.findMany({ orderBy: { handle: 'asc' } }),
      releases: await db.synonymRelease.findMany(),
      synonyms:
        await db.$queryRaw`SELECT count(*), md5(string_agg(term, ',' ORDER BY group_handle, term)) FROM synonyms`,
    });
    const before = await contents();
    expect(before.releases).toHaveLength(1);
    await loadSynonyms();
    expect(await contents()).toEqual(before);
  });

  it('keeps the groups that an admin has changed, emptied or added, and replaces the others', async () => {
    const edited = { version: 2, isCurated: false };
    const synonyms = { deleteMany: {}, create: { language: 'en', term: 'homogenised milk' } };
    await db.synonymGroup.update({ where: { handle: 'milk' }, data: { ...edited, synonyms } });
    await db.synonymGroup.update({ where: { handle: 'cow-milk' }, data: { ...edited, synonyms: { deleteMany: {} } } });
    const own = { create: { language: 'en', term: 'tiffin' } };
    await db.synonymGroup.create({ data: { handle: 'added-by-an-admin', synonyms: own } });
    await db.synonymGroup.create({ data: { handle: 'of-an-older-version', isCurated: true, synonyms: own } });
    await db.synonym.deleteMany({ where: { groupHandle: 'buffalo-milk' } });

    const versionOf = async (handle: string) =>
      (await db.synonymGroup.findUniqueOrThrow({ where: { handle } })).version;
    const before = { buffalo: await versionOf('buffalo-milk'), goat: await versionOf('goat-milk') };

    await loadNextVersion();
    expect(await termsOf('milk')).toEqual(['homogenised milk']);
    expect(await db.synonymGroup.findUnique({ where: { handle: 'milk' } })).toMatchObject(edited);
    expect(await termsOf('cow-milk')).toEqual([]);
    expect(await termsOf('added-by-an-admin')).toEqual(['tiffin']);
    expect(await db.synonymGroup.findUnique({ where: { handle: 'of-an-older-version' } })).toBeNull();
    expect(await termsOf('buffalo-milk')).toContain('buffalo milk');
    expect(await versionOf('buffalo-milk')).toBe(before.buffalo + 1);
    expect(await versionOf('goat-milk')).toBe(before.goat); // this version has not changed it
  });

  it('names the products of the shop by the new version', async () => {
    await db.synonym.deleteMany({ where: { groupHandle: 'goat-milk' } }); // as if an older version had no names of it
    const { id } = await makeProduct({ name: 'Goat Milk' });
    const terms = async () => (await db.searchDocument.findUniqueOrThrow({ where: { productId: id } })).terms;
    expect(await terms()).not.toContain('#goat-milk');
    await loadNextVersion();
    expect(await terms()).toContain('#goat-milk');
  });

  it('loads a version once when several processes start', async () => {
    await db.synonymRelease.deleteMany();
    await Promise.all([loadSynonyms(), loadSynonyms(), loadSynonyms()]);
    expect(await db.synonymRelease.count()).toBe(1);
    expect(await termsOf('buffalo-milk')).toContain('buffalo milk');
  });
});

describe('the curated synonyms', () => {
  let groups: Awaited<ReturnType<typeof readCuratedSynonyms>>;
  let names: { handle: string; language: string; term: string }[];

  beforeAll(async () => {
    groups = await readCuratedSynonyms();
    names = groups.flatMap((group) => group.names.map((name) => ({ handle: group.handle, ...name })));
  });

  /** What there is more than once. */
  const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text, index + 1) !== -1);
  const termsIn = (language: string) => names.filter((name) => name.language === language).map(({ term }) => term);

  it('are at least 600 groups with 2,000 names each in English, in Hindi and in Hindi in Latin letters', () => {
    expect(groups.length).toBeGreaterThanOrEqual(600);
    for (const language of ['en', 'hi', 'hi-Latn'])
      expect(new Set(termsIn(language)).size, language).toBeGreaterThanOrEqual(2_000);
  });

  it('have unique handles that the database accepts', () => {
    const handles = groups.map(({ handle }) => handle);
    expect(repeated(handles)).toEqual([]);
    expect(handles.filter((handle) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle) || handle.length > 60)).toEqual([]);
  });

  it('have no name twice in a group, and an English one in each', () => {
    const twice = groups.flatMap(({ handle, names: own }) =>
      repeated(own.map(({ term }) => term)).map((term) => `${handle}: ${term}`),
    );
    expect(twice).toEqual([]);
    expect(groups.filter(({ names: own }) => !own.some(({ language }) => language === 'en'))).toEqual([]);
  });

  it('are written in lower case, with single spaces, in the script of their language', () => {
    const odd = names.filter(
      ({ term }) => term !== term.toLowerCase().trim().replaceAll(/\s+/g, ' ') || term.length > 60,
    );
    expect(odd).toEqual([]);
    const isDevanagari = (term: string) => /\p{Script=Devanagari}/u.test(term);
    expect(names.filter(({ language, term }) => (language === 'hi') !== isDevanagari(term))).toEqual([]);
    expect(names.filter(({ term }) => !/^[\p{Script=Devanagari}a-z0-9 '&.-]+$/u.test(term))).toEqual([]);
  });

  it('are in known languages', () => {
    const languages = new Set(names.map(({ language }) => language));
    expect([...languages].toSorted()).toEqual([...SYNONYM_LANGUAGES, 'x-brand'].toSorted());
  });

  it('have an English name for each thing that a brand is bought for', async () => {
    const table = await readFile(path.join(import.meta.dirname, 'tables', 'brands.json'), 'utf8');
    const lines = JSON.parse(table) as { things: string[] }[];
    const known = new Set(termsIn('en'));
    const unknown = new Set(lines.flatMap(({ things }) => things).filter((thing) => !known.has(thing)));
    expect([...unknown]).toEqual([]);
  });
});
