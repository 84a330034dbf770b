import { NIL_UUID } from '../../platform/core/uuids.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { isTermLanguage } from '../../shop/search/vocabulary/isTermLanguage.ts';
import type { TermLanguage } from '../../shop/search/vocabulary/synonymLanguages.ts';
import { countProductsOfGroups } from './countProductsOfGroups.ts';
import type { SynonymGroupStatus } from './findSynonymGroups.ts';
import { SYNONYM_DEPARTMENTS, type SynonymDepartment } from './synonymDepartments.ts';

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
  X_BRAND: { value: 'x-brand', description: 'A brand that the thing is bought from, in any script.' },
} as const satisfies Record<string, { value: TermLanguage; description: string }>;

export const SynonymLanguageRef = builder.enumType('SynonymLanguage', {
  description: 'What a term of a synonym group is: a name in a language (a BCP 47 tag), or a brand.',
  values: LANGUAGES,
});

/** `DRY_FRUITS_AND_SEEDS` as `Dry fruits and seeds`. */
const sentence = (name: string) => `${name.charAt(0)}${name.slice(1).toLowerCase().replaceAll('_', ' ')}`;
const DEPARTMENT_NOTES: Partial<Record<string, string>> = {
  WORDS: 'Words such as `fresh`, which name no thing.',
  NOT_SOLD: 'What no grocer sells: a search for it finds nothing instead of something similar.',
};

export const SynonymDepartmentRef = builder.enumType('SynonymDepartment', {
  description:
    'A department of a grocer. A term that several groups have finds the products of the department that a product is in first.',
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
    CURATED: { description: 'It came with the shop and is as the release has it; the next release may change it.' },
    EDITED: { description: 'It came with the shop and an admin has edited it; releases leave it as it is.' },
    DISABLED: { description: 'It came with the shop and an admin has disabled it: it has no terms.' },
    CUSTOM: { description: 'An admin has created it.' },
  },
});

const SynonymTermRef = builder.objectRef<{ language: string; term: string }>('SynonymTerm').implement({
  description: 'A name of a thing, or a brand that it is bought from.',
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
  description: 'Names of the same thing: a search for one of them finds the products that have any of them.',
  id: { field: 'id', description: 'The public id, `syn_…`.' },
  nullable: true,
  authScopes: { catalogue: true },
  select: SYNONYM_GROUP_BASE,
  findUnique: (id, context) => ({ id: scopesOf(context).catalogue ? id : NIL_UUID }),
  fields: (t) => ({
    handle: t.exposeString('handle', { description: 'The name of the group in the index: `cow-milk`.' }),
    name: t.exposeString('name', { description: 'Its first English term, or else its first term.' }),
    department: t.field({
      type: SynonymDepartmentRef,
      nullable: true,
      description: 'Its department; null when it has none.',
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
      description:
        'The number of products on sale that have one of its names, by their own name or by their sub-category.',
      resolve: ({ handle }, _args, context) => batchedCount(context, countProductsOfGroups, handle),
    }),
    status: t.field({
      type: SynonymGroupStatusRef,
      description: 'Whether it is as it came with the shop.',
      select: { original: true },
      resolve: ({ isCurated, isDisabled, original }): SynonymGroupStatus => {
        if (isDisabled) return 'DISABLED';
        if (isCurated) return 'CURATED';
        return original === null ? 'CUSTOM' : 'EDITED';
      },
    }),
    version: t.exposeInt('version', { description: 'The version, for updates: each edit and each release raises it.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last edit or release.' }),
  }),
});

/** The connection type of every list of groups, and its edge. */
export const SYNONYM_GROUP_CONNECTION = listOf('SynonymGroup', SynonymGroupRef, {
  edge: 'A synonym group in a list.',
  connection: 'A list of synonym groups.',
});
