import { queryFromInfo } from '@pothos/plugin-prisma';
import { batchedCount, batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { isTermLanguage, type TermLanguage } from '../../shop/search/vocabulary/synonymGroup.ts';
import { countProductsOfGroups, type SynonymGroupStatus } from './findSynonymGroups.ts';
import { SYNONYM_DEPARTMENTS, type SynonymDepartment } from './synonymDepartments.ts';
import { db } from '../../platform/db/client.ts';
import type { ResolvedField } from '../../shop/catalogue/productConnection.schema.ts';

const LANGUAGES = {
  EN: { value: 'en', description: 'English.' },
  HI: { value: 'hi', description: 'Hindi in Devanagari.' },
  HI_LATN: { value: 'hi-Latn', description: 'Hindi in Latin letters.' },
  TA_LATN: { value: 'ta-Latn', description: 'Tamil in Latin letters.' },
  TE_LATN: { value: 'te-Latn', description: 'Telugu in Latin letters.' },
  KN_LATN: { value: 'kn-Latn', description: 'Kannada in Latin letters.' },
  ML_LATN: { value: 'ml-Latn', description: 'Malayalam in Latin letters.' },
  BN_LATN: { value: 'bn-Latn', description: 'Bengali in Latin letters.' },
  MR_LATN: { value: 'mr-Latn', description: 'Marathi in Latin letters.' },
  GU_LATN: { value: 'gu-Latn', description: 'Gujarati in Latin letters.' },
  PA_LATN: { value: 'pa-Latn', description: 'Punjabi in Latin letters.' },
  X_BRAND: { value: 'x-brand', description: 'A brand, in any script.' },
} as const satisfies Record<string, { value: TermLanguage; description: string }>;

export const SynonymLanguageRef = builder.enumType('SynonymLanguage', {
  description: 'The language of a term, or that it is a brand.',
  values: LANGUAGES,
});

/** `DRY_FRUITS_AND_SEEDS` as `Dry fruits and seeds`. */
const sentence = (name: string) => `${name.charAt(0)}${name.slice(1).toLowerCase().replaceAll('_', ' ')}`;
const DEPARTMENT_NOTES: Partial<Record<string, string>> = {
  WORDS: 'Words such as `fresh`, which name no thing.',
  NOT_SOLD: 'What no grocer sells: a search for it finds nothing instead of something similar.',
};

export const SynonymDepartmentRef = builder.enumType('SynonymDepartment', {
  description: 'A department, which decides between groups that share a term.',
  values: Object.fromEntries(
    Object.entries(SYNONYM_DEPARTMENTS).map(([name, value]) => [
      name,
      { value, description: DEPARTMENT_NOTES[name] ?? `${sentence(name)}.` },
    ]),
  ) as Record<keyof typeof SYNONYM_DEPARTMENTS, { value: SynonymDepartment; description: string }>, // the keys of the object above
});

export const SynonymGroupStatusRef = builder.enumType('SynonymGroupStatus', {
  description: 'Where a synonym group comes from.',
  values: {
    CURATED: { description: 'It is as it came with the shop; releases may change it.' },
    EDITED: { description: 'It came with the shop and was edited; releases leave it.' },
    DISABLED: { description: 'It came with the shop and was disabled: it has no terms.' },
    CUSTOM: { description: "It is the shop's own." },
  },
});

const SynonymTermRef = builder.objectRef<{ language: string; term: string }>('SynonymTerm').implement({
  description: 'A name or a brand.',
  fields: (t) => ({
    language: t.field({
      type: SynonymLanguageRef,
      description: 'The language of the name.',
      resolve: ({ language }) => (isTermLanguage(language) ? language : 'en'),
    }),
    term: t.exposeString('term', { description: 'The name in lower case.' }),
  }),
});

/** The columns that every loaded group has. */
export const SYNONYM_GROUP_BASE = {
  id: true,
  handle: true,
  name: true,
  department: true,
  isCurated: true,
  isDisabled: true,
  version: true,
  updatedAt: true,
} as const;

/** A synonym group; only admins can read it. */
export const SynonymGroupRef = builder.prismaNode('SynonymGroup', {
  description: 'Names of the same thing: a search for one finds products with any of them.',
  ...staffNode('catalogue', 'The public id, `syn_…`.'),
  select: SYNONYM_GROUP_BASE,
  fields: (t) => ({
    handle: t.exposeString('handle', { description: 'Its name in the index: `cow-milk`.' }),
    name: t.exposeString('name', { description: 'Its first English term, else its first term.' }),
    department: t.field({
      type: SynonymDepartmentRef,
      nullable: true,
      description: 'Its department, or null.',
      resolve: ({ department }) => Object.values(SYNONYM_DEPARTMENTS).find((known) => known === department) ?? null,
    }),
    terms: t.field({
      type: [SynonymTermRef],
      description: 'Its names and brands, at most 60 and 200.',
      select: {
        synonyms: { orderBy: [{ sortOrder: 'asc' }, { term: 'asc' }], select: { language: true, term: true } },
      },
      resolve: ({ synonyms }) => synonyms,
    }),
    productCount: t.int({
      description: 'The products available for sale with one of its names.',
      resolve: ({ handle }, _args, context) => batchedCount(context, countProductsOfGroups, handle),
    }),
    status: t.field({
      type: SynonymGroupStatusRef,
      description: 'Where it comes from.',
      select: { original: true },
      resolve: ({ isCurated, isDisabled, original }): SynonymGroupStatus => {
        if (isDisabled) return 'DISABLED';
        if (isCurated) return 'CURATED';
        return original === null ? 'CUSTOM' : 'EDITED';
      },
    }),
    version: t.exposeInt('version', { description: 'Raised by each edit and release.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last edited or released.' }),
  }),
});

export const SYNONYM_GROUP_CONNECTION = listOf('SynonymGroup', SynonymGroupRef, ['A synonym group', 'synonym groups']);

/** The groups with some ids, in that order, with what the client selects; one statement for all fields of a request that select the same. */
export async function loadSynonymGroups(ids: readonly string[], { context, info }: ResolvedField) {
  const query = queryFromInfo({ context, info, typeName: 'SynonymGroup', select: SYNONYM_GROUP_BASE });
  const batch = async (all: readonly string[]) => {
    const groups = await db.synonymGroup.findMany({ ...query, where: { id: { in: [...all] } } });
    return new Map(groups.map((group) => [group.id, group]));
  };
  const key = JSON.stringify(['SynonymGroup', query]);
  const groups = await Promise.all(ids.map((id) => batchedLoad(context, { key, batch }, id)));
  return groups.filter((group) => group !== undefined);
}

/** A term in the input of a mutation or of a preview. */
export const SynonymTermInputRef = builder.inputType('SynonymTermInput', {
  description: 'A name or a brand.',
  fields: (t) => ({
    language: t.field({ type: SynonymLanguageRef, required: true, description: 'The language of the name.' }),
    term: t.string({ required: true, description: '2 to 60 characters, stored in lower case.' }),
  }),
});
