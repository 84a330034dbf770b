import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/client.ts';
import type { ImportMappingKind } from '../../../platform/db/generated/client.ts';
import { IMPORT_COLUMN_NAMES, type ImportColumnName } from '../csv/catalogueColumns.ts';
import { bareHeading } from './guessColumns.ts';
import type { CategoryMapping } from './categoryMapping.ts';

/** The most mappings that are read for a file. */
const MAX_READ = 2000;
const KEY_LENGTH = 16;
/** A CHECK of the database says the same. */
const MAX_SOURCE = 200;

/**
 * Reads what a user chose for earlier files: the columns of files with the same headings, by the bare heading, null for an ignored one; a
 * category that was deleted since is left out.
 */
export async function readRememberedMappings(tx: Transaction, userId: string, headings: readonly string[]) {
  const prefix = `${headingsKey(headings)}:`;
  const found = await tx.$queryRaw<{ kind: ImportMappingKind; source: string; target: string; name: string | null }[]>`
    SELECT kind, source, target FROM import_mappings AS mapping
    WHERE user_id = ${userId}::uuid AND (kind = 'COLUMN' AND starts_with(source, ${prefix})
      OR kind = 'CATEGORY' AND EXISTS (SELECT FROM categories WHERE id::text = target)
      OR kind = 'SUB_CATEGORY' AND EXISTS (SELECT FROM sub_categories WHERE id::text = target))
    ORDER BY updated_at DESC LIMIT ${MAX_READ}`;
  const of = (kind: ImportMappingKind) => found.filter((mapping) => mapping.kind === kind);
  return {
    columns: new Map(
      of('COLUMN').map(({ source, target }) => [
        source.slice(prefix.length),
        IMPORT_COLUMN_NAMES.find((name) => name === target) ?? null,
      ]),
    ),
    categories: {
      categories: of('CATEGORY').map(({ source, target }) => ({
        name: source,
        id: target,
        gstPercent: null,
        isUsed: false,
      })),
      subCategories: of('SUB_CATEGORY').map(({ source, target }) => ({ name: source, id: target, isUsed: false })),
    },
  };
}

/** The key of files with the same headings, whatever their order: a heading such as `Price` means another column in another program's file. */
function headingsKey(headings: readonly string[]): string {
  const bare = headings.map(bareHeading).filter((heading) => heading !== '');
  return createHash('sha256').update(bare.toSorted().join('\n')).digest('hex').slice(0, KEY_LENGTH);
}

/** Stores what a user chose for a file. A category that the import creates has an id of its own in the next file, so it is not stored. */
export async function rememberMappings(
  tx: Transaction,
  userId: string,
  chosen: { headings: readonly string[]; columns: readonly (ImportColumnName | null)[]; categories: CategoryMapping },
): Promise<void> {
  const key = headingsKey(chosen.headings);
  const rows = [
    ...chosen.headings.flatMap((heading, at) => {
      const bare = bareHeading(heading);
      return bare === '' ? [] : { kind: 'COLUMN', source: `${key}:${bare}`, target: chosen.columns[at] ?? '' };
    }),
    ...chosen.categories.categories.map(({ name, id }) => ({
      kind: 'CATEGORY',
      source: name.toLowerCase(),
      target: id,
    })),
    ...chosen.categories.subCategories.map(({ name, id }) => ({
      kind: 'SUB_CATEGORY',
      source: name.toLowerCase(),
      target: id,
    })),
  ].filter(({ source, target }) => source !== '' && source.length <= MAX_SOURCE && target !== null);
  const unique = [...new Map(rows.map((row) => [`${row.kind} ${row.source}`, row])).values()];
  await tx.$executeRaw`
    INSERT INTO import_mappings (user_id, kind, source, target, updated_at)
    SELECT ${userId}::uuid, kind, source, target, now()
    FROM jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) AS chosen (kind import_mapping_kind, source text, target text)
    ON CONFLICT (user_id, kind, source) DO UPDATE SET target = EXCLUDED.target, updated_at = now()`;
}
