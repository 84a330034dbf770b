import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { db, type Transaction } from '../../db/client.ts';
import { insertAll } from '../../db/insertRows.ts';
import { BRAND_LANGUAGE } from './termSources.ts';

/** The languages of synonyms, as BCP 47 tags; all but two are written in Latin letters. */
export const SYNONYM_LANGUAGES = [
  'en',
  'hi',
  'hi-Latn',
  'ta-Latn',
  'te-Latn',
  'kn-Latn',
  'ml-Latn',
  'bn-Latn',
  'mr-Latn',
  'gu-Latn',
  'pa-Latn',
] as const;
type SynonymLanguage = (typeof SYNONYM_LANGUAGES)[number];

const terms = z.array(z.string()).optional();
const curatedGroup = z.strictObject({
  id: z.string(),
  ...(Object.fromEntries(SYNONYM_LANGUAGES.map((language) => [language, terms])) as Record<
    SynonymLanguage,
    typeof terms
  >),
});
const LOCK = 7_310_003; // unique among the shop's advisory locks, so that two processes do not load at the same time
const TIMEOUT_MS = 120_000;
const brandLine = z.strictObject({ things: z.array(z.string()), brands: z.array(z.string()) });

/** A curated group: its names by language, and the department that its file is about. */
interface CuratedGroup {
  handle: string;
  department: string;
  names: { language: string; term: string }[];
}

/** The files of curated data, with a digest that changes with them. */
interface CuratedFiles {
  synonyms: { name: string; text: string }[];
  brands: string;
  notSold: string;
  digest: string;
}

/** The curated groups. */
export async function readCuratedSynonyms(): Promise<CuratedGroup[]> {
  return parseGroups(await readFiles());
}

async function readFiles(): Promise<CuratedFiles> {
  const folder = path.join(import.meta.dirname, 'synonyms');
  const readTable = (name: string) => readFile(path.join(import.meta.dirname, 'tables', `${name}.json`), 'utf8');
  const names = (await readdir(folder)).sort();
  const synonyms = await Promise.all(
    names.map(async (name) => ({ name: path.parse(name).name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  const [brands, notSold] = [await readTable('brands'), await readTable('notSold')];
  const texts = [...synonyms.map(({ text }) => text), brands, notSold];
  return { synonyms, brands, notSold, digest: createHash('sha256').update(texts.join('\n')).digest('hex') };
}

function parseGroups({ synonyms, brands, notSold }: CuratedFiles): CuratedGroup[] {
  const groups = synonyms.flatMap(({ name, text }) => readGroups(text, name));
  addBrands(groups, z.array(brandLine).parse(JSON.parse(brands)));
  const unsold = z.array(z.string()).parse(JSON.parse(notSold));
  return [...groups, ...unsold.map(notSoldGroup)];
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

/**
 * Brings the database's curated synonyms to this version's, once per version. Groups that an admin has changed stay
 * as they are.
 */
export async function loadSynonyms(): Promise<void> {
  const files = await readFiles();
  const { digest } = files;
  if (await isLoaded(db, digest)) return;
  const groups = parseGroups(files);
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      if (!(await isLoaded(tx, digest))) await replaceCurated(tx, groups, digest);
    },
    { timeout: TIMEOUT_MS },
  );
}

async function isLoaded(client: Transaction, digest: string): Promise<boolean> {
  return (await client.synonymRelease.findFirst({ orderBy: { loadedAt: 'desc' } }))?.digest === digest;
}

async function replaceCurated(tx: Transaction, groups: readonly CuratedGroup[], digest: string): Promise<void> {
  await tx.synonymGroup.deleteMany({ where: { isCurated: true } });
  const edited = new Set((await tx.synonymGroup.findMany({ select: { handle: true } })).map(({ handle }) => handle));
  const added = groups.filter(({ handle }) => !edited.has(handle));
  await insertAll(tx, {
    synonym_groups: added.map(({ handle, department }) => ({ handle, department, is_curated: true })),
  });
  await insertAll(tx, {
    synonyms: added.flatMap(({ handle, names }) => names.map((name) => ({ group_handle: handle, ...name }))),
  });
  await tx.synonymRelease.upsert({ where: { digest }, create: { digest }, update: { loadedAt: new Date() } });
}
