import { readFileSync } from 'node:fs';
import {
  execute,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  parse,
  printSchema,
  type GraphQLField,
  type GraphQLType,
  type GraphQLNamedType,
} from 'graphql';
import { Upload } from 'graphql-upload-ts';
import { describe, expect, it } from 'vitest';
import type { Authentication } from './graphql/viewer.ts';
import { schema } from './schema.ts';
import { newId } from './testing/fixtures.ts';
import { testContext } from './testing/testContext.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).sort();

/** What a mutation was declared with. */
function scopesOf({ extensions }: GraphQLField<unknown, unknown>): string[] {
  const { authScopes } = extensions['pothosOptions'] as { authScopes?: object }; // Pothos keeps the field's options there
  return Object.keys(authScopes ?? {});
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const adminMutations = mutations.filter((mutation) => scopesOf(mutation).includes('admin'));

/** A value that has the input's type, and nothing else to be said for it. */
function nonsense(type: GraphQLType | undefined): unknown {
  if (isNonNullType(type)) return nonsense(type.ofType);
  if (isListType(type)) return [nonsense(type.ofType)];
  if (!isInputObjectType(type)) return type === schema.getType('Upload') ? new Upload() : '';
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, nonsense(field.type)]));
}

/** Lists that can't grow without bound, and so need no pages. */
const SHORT_LISTS = new Set([
  'InvalidInputError.issues',
  'Order.events',
  'PasswordChangePayload.endedSessionIds',
  'Product.categories',
  'Product.details',
  'Product.pictures',
  'Product.subCategories',
  'Query.nodes',
  'SessionEndOthersPayload.endedSessionIds',
  'SubCategory.categories',
]);

describe('the schema', () => {
  it('describes every type, field, argument, input and enum value', () => {
    const silent = types.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...fieldsOf(type).flatMap((field) => [
        ...(field.description ? [] : [`${type.name}.${field.name}`]),
        ...field.args.filter((arg) => !arg.description).map((arg) => `${type.name}.${field.name}(${arg.name})`),
      ]),
      ...(isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => !field.description)
            .map((field) => `${type.name}.${field.name}`)
        : []),
      ...(isEnumType(type)
        ? type
            .getValues()
            .filter((value) => !value.description)
            .map((value) => `${type.name}.${value.name}`)
        : []),
    ]);
    expect(silent).toEqual([]);
  });

  it('states who may call each mutation', () => {
    const open = mutations.filter((mutation) => scopesOf(mutation).length === 0);
    expect(mutations.length).toBeGreaterThan(0);
    expect(namesOf(open)).toEqual([]);
  });

  it('opens to everybody only what has to be open', () => {
    expect(namesOf(mutations.filter((mutation) => scopesOf(mutation).includes('public')))).toEqual([
      'emailConfirm',
      'passwordReset',
      'passwordResetRequest',
      'passwordResetVerify',
      'sessionRefresh',
      'userLogIn',
      'userLogOut',
      'userRegister',
    ]);
  });

  it('opens to admins alone what runs the shop', () => {
    expect(namesOf(adminMutations)).toEqual([
      'categoryAdd',
      'categoryDelete',
      'categoryEdit',
      'pictureUpload',
      'subCategoryAdd',
      'subCategoryDelete',
      'subCategoryEdit',
      'userReinstate',
      'userSuspend',
    ]);
  });

  describe.each(adminMutations.map((mutation) => [mutation.name, mutation] as const))('lets %s', (_name, mutation) => {
    const shopper = { userId: newId(), sessionId: newId(), role: 'USER' } as const;
    it.each<[string, Authentication, string]>([
      ['nobody who is not signed in', { state: 'anonymous' }, 'UNAUTHENTICATED'],
      ['nobody whose session has ended', { state: 'stale' }, 'UNAUTHENTICATED'],
      ['no shopper', { state: 'active', viewer: shopper }, 'FORBIDDEN'],
    ])('%s get as far as a complaint about nonsense', async (_who, authentication, code) => {
      const [input] = mutation.args;
      const { data, errors } = await execute({
        schema,
        document: parse(`mutation ($input: ${String(input?.type)}) { ${mutation.name}(input: $input) { __typename } }`),
        contextValue: testContext(authentication),
        variableValues: { input: nonsense(input?.type) },
      });
      expect({ data, codes: errors?.map(({ extensions }) => extensions['code']) }).toEqual({
        data: null,
        codes: [code],
      });
    });
  });

  it('names every mutation, its input, its payload and its result alike', () => {
    for (const { name, args, type } of mutations) {
      const stem = name.charAt(0).toUpperCase() + name.slice(1);
      expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
      for (const arg of args) expect(String(arg.type)).toBe(`${stem}Input!`);
      const result = getNamedType(type);
      const members = isUnionType(result) ? namesOf(result.getTypes()) : [result.name];
      expect(members).toContain(`${stem}Payload`);
      if (isUnionType(result)) expect(result.name).toBe(`${stem}Result`);
    }
  });

  it('lets every failure implement Error', () => {
    const failures = types.filter((type) => isUnionType(type)).flatMap((union) => union.getTypes());
    for (const failure of failures.filter(({ name }) => !name.endsWith('Payload'))) {
      expect(namesOf(failure.getInterfaces())).toContain('Error');
    }
  });

  it('makes a connection of every list that can grow', () => {
    const lists = types
      .filter(({ name }) => !name.endsWith('Connection'))
      .flatMap((type) =>
        fieldsOf(type)
          .filter((field) => String(field.type).startsWith('['))
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(lists.filter((list) => !SHORT_LISTS.has(list))).toEqual([]);
  });

  it('pages every connection in both directions, and counts it', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(5);
    for (const connection of connections) {
      expect(namesOf(fieldsOf(connection))).toEqual(['edges', 'pageInfo', 'totalCount']);
    }
    const fields = types.flatMap((type) => fieldsOf(type));
    const paged = fields.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
    for (const field of paged) {
      expect(namesOf(field.args)).toEqual(expect.arrayContaining(['after', 'before', 'first', 'last']));
    }
  });

  it('is what schema.graphql says', () => {
    const committed = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
    expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
  });
});
