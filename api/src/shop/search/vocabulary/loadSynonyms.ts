import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { typeid } from 'typeid-js';
import { z } from 'zod';
import { databasePool, db, type Transaction } from '../../../platform/db/client.ts';
import { lockBulkWork } from '../../../platform/db/lockBulkWork.ts';
import { insertAll } from '../../../platform/db/insertRows.ts';
import {
  BRAND_LANGUAGE,
  nameOfGroup,
  type CuratedGroup,
  SYNONYM_LANGUAGES,
  type GroupTerm,
  type SynonymState,
  SYNONYM_LOCK,
} from './synonymGroup.ts';
import { loadStaples } from './loadStaples.ts';

type SynonymLanguage = (typeof SYNONYM_LANGUAGES)[number];

const terms = z.array(z.string()).optional();
const curatedGroup = z.strictObject({
  id: z.string(),
  ...(Object.fromEntries(SYNONYM_LANGUAGES.map((language) => [language, terms])) as Record<
    SynonymLanguage,
    typeof terms
  >),
});
const TIMEOUT_MS = 120_000;
const brandLine = z.strictObject({ things: z.array(z.string()), brands: z.array(z.string()) });

/** The files of this version, as text by their names. */
interface VocabularyFiles {
  /** The synonyms of each department. */
  departments: { name: string; text: string }[];
  brands: string;
  notSold: string;
  otherWords: string;
  staples: string;
}

async function readVocabulary(): Promise<VocabularyFiles> {
  const folder = path.join(import.meta.dirname, 'synonyms');
  const readTable = (name: string) => readFile(path.join(import.meta.dirname, 'tables', `${name}.json`), 'utf8');
  const names = (await readdir(folder)).sort();
  const [brands, notSold, otherWords, staples, ...texts] = await Promise.all([
    readTable('brands'),
    readTable('notSold'),
    readTable('otherWords'),
    readTable('staples'),
    ...names.map((name) => readFile(path.join(folder, name), 'utf8')),
  ]);
  const departments = texts.map((text, index) => ({ name: path.parse(names[index] ?? '').name, text }));
  return { departments, brands, notSold, otherWords, staples };
}

/** Changes with the files. */
function digestOf(files: VocabularyFiles): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

/** The curated groups of this version. */
export async function readCuratedSynonyms(): Promise<CuratedGroup[]> {
  return curatedGroups(await readVocabulary());
}

function curatedGroups({ departments, brands, notSold, otherWords }: VocabularyFiles): CuratedGroup[] {
  const groups = departments.flatMap(({ name, text }) => readGroups(text, name));
  addBrands(groups, z.array(brandLine).parse(JSON.parse(brands)));
  const words = z.array(z.string());
  groups.push(...words.parse(JSON.parse(notSold)).map(notSoldGroup));
  groups.push(...words.parse(JSON.parse(otherWords)).map(otherWordGroup));
  return groups;
}

function readGroups(file: string, department: string): CuratedGroup[] {
  const groups = z.array(curatedGroup).parse(JSON.parse(file));
  return groups.map(({ id: handle, ...terms }) => ({
    handle,
    department,
    names: SYNONYM_LANGUAGES.flatMap((language) => (terms[language] ?? []).map((term) => ({ language, term }))),
  }));
}

/** Adds brands to the groups of the things that they are bought for. */
function addBrands(groups: readonly CuratedGroup[], lines: readonly z.infer<typeof brandLine>[]): void {
  const byName = new Map(
    groups.flatMap((group) => group.names.filter(({ language }) => language === 'en').map(({ term }) => [term, group])),
  );
  for (const { things, brands } of lines)
    for (const thing of things) {
      const group = byName.get(thing);
      const known = new Set(group?.names.map(({ term }) => term));
      group?.names.push(
        ...brands.filter((term) => !known.has(term)).map((term) => ({ language: BRAND_LANGUAGE, term })),
      );
    }
}

/** What no grocer sells is known as well, so that a search for it finds nothing instead of something similar. */
function notSoldGroup(term: string): CuratedGroup {
  return { handle: `not-sold-${term.replaceAll(' ', '-')}`, department: 'notSold', names: [{ language: 'en', term }] };
}

/** A word that no grocer sells alone, and that may stand beside what one sells: a phone, or the house of a house cleaner. */
function otherWordGroup(term: string): CuratedGroup {
  return { handle: `other-${term.replaceAll(' ', '-')}`, department: 'words', names: [{ language: 'en', term }] };
}

/**
 * Brings the database's curated synonyms to this version's, and then what households mean by their names. Groups that an admin has
 * changed stay as they are. A version is loaded once: a migration that changes how terms are stored deletes `synonym_releases`.
 */
export async function loadSynonyms(): Promise<void> {
  const files = await readVocabulary();
  const digest = digestOf(files);
  if (await isLoaded(digest)) return;
  const groups = curatedGroups(files);
  await db.$transaction(
    async (tx) => {
      await lockBulkWork(tx, SYNONYM_LOCK, TIMEOUT_MS);
      await replaceCurated(tx, groups);
    },
    { timeout: TIMEOUT_MS },
  );
  await loadStaples(groups);
  await db.synonymRelease.upsert({ where: { digest }, create: { digest }, update: { loadedAt: new Date() } });
}

/** Nearly each start asks this alone, so it does not load Prisma's query compiler. */
async function isLoaded(digest: string): Promise<boolean> {
  const { rows } = await databasePool('reads').query<{ digest: string }>(
    'SELECT digest FROM synonym_releases ORDER BY loaded_at DESC LIMIT 1',
  );
  return rows[0]?.digest === digest;
}

/** Writes the groups that differ alone: each term costs the database a quarter of a millisecond, and a release changes few. */
async function replaceCurated(tx: Transaction, groups: readonly CuratedGroup[]): Promise<void> {
  const former = await formerGroups(tx);
  const isEdited = ({ handle }: CuratedGroup) => former.get(handle)?.isCurated === false;
  const isSame = (group: CuratedGroup) => isDeepStrictEqual(former.get(group.handle)?.state, stateOf(group));
  const changed = groups.filter((group) => !isEdited(group) && !isSame(group));
  const kept = groups.filter(isSame).map(({ handle }) => handle);
  await tx.synonymGroup.deleteMany({ where: { isCurated: true, handle: { notIn: kept } } });
  await insertAll(tx, {
    synonym_groups: changed.map(({ handle, department, names }) => ({
      handle,
      group_id: former.get(handle)?.id ?? typeid().toUUID(),
      name: nameOfGroup(names),
      department,
      is_curated: true,
      version: (former.get(handle)?.version ?? 0) + 1, // an edit of the previous version is a conflict
    })),
  });
  await insertAll(tx, {
    synonyms: changed.flatMap(({ handle, names }) =>
      names.map((name, index) => ({ group_handle: handle, ...name, sort_order: index })),
    ),
  });
  await replaceOriginals(tx, groups.filter(isEdited));
}

/** The groups in the database by their handles; `state` is null for those that an admin has changed or added. */
async function formerGroups(tx: Transaction) {
  const groups = await tx.synonymGroup.findMany({
    select: {
      ...{ handle: true, id: true, version: true, isCurated: true, department: true },
      synonyms: { select: { language: true, term: true }, orderBy: { sortOrder: 'asc' } },
    },
  });
  return new Map(
    groups.map(({ handle, id, version, isCurated, department, synonyms: names }) => [
      handle,
      { id, version, isCurated, state: isCurated ? stateOf({ department, names }) : null },
    ]),
  );
}

function stateOf({ department, names }: { department: string | null; names: GroupTerm[] }): SynonymState {
  return { department, terms: names };
}

/** Remembers what edited groups are in the new release. One that the release lacks is an admin's own, or goes if it was disabled. */
async function replaceOriginals(tx: Transaction, groups: readonly CuratedGroup[]): Promise<void> {
  const handles = groups.map(({ handle }) => handle);
  await tx.synonymGroup.deleteMany({ where: { isDisabled: true, handle: { notIn: handles } } });
  const originals = groups.map((group) => ({ handle: group.handle, original: stateOf(group) }));
  await tx.$executeRaw`
    UPDATE synonym_groups edited SET original = (
      SELECT released.original FROM json_to_recordset(${JSON.stringify(originals)}::json) AS released (handle text, original jsonb)
      WHERE released.handle = edited.handle
    ) WHERE NOT is_curated`;
}
