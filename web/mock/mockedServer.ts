import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRef, MockStore, type IMocks, type IMockStore, type TypePolicy } from '@graphql-tools/mock';
import * as graphql from 'graphql';
import { mocks as ownMocks } from './mocks.ts';

/** Resolvers by type and field, each typed by what it reads of its source and arguments. */
export type MockResolvers = Record<string, Record<string, (source: never, args: never) => unknown>>;

interface MockOptions {
  mocks?: IMocks | undefined;
  resolvers?: ((store: IMockStore) => MockResolvers) | undefined;
}

type Execute = (source: string, variables: Readonly<Record<string, unknown>>) => Promise<graphql.ExecutionResult>;

/** Built once a process and shared by all servers, which differ in the field resolver that they execute it with. */
const schema = graphql.buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'), {
  assumeValid: true, // it is printed from a valid schema
});
const typePolicies = keyFields();
const documents = new Map<string, graphql.DocumentNode | readonly graphql.GraphQLError[]>();

/**
 * Answers operations from schema.graphql with values that look like a shop's; `mocks` replace ours type by type, `resolvers`
 * field by field.
 */
export function mockedServer({ mocks = {}, resolvers: resolversOf = () => ({}) }: MockOptions = {}): Execute {
  const store = new MockStore({
    schema,
    mocks: { ...ownMocks(), ...mocks },
    typePolicies,
    mockGenerationBehavior: 'deterministic', // else booleans, enums and abstract types are random
  });
  const resolvers = resolversOf(store);
  assertInSchema(resolvers);
  const fieldResolver = mockResolver(store, resolvers);
  return async (source, variableValues) => {
    const document = validDocument(source);
    if (!('kind' in document)) return { errors: document };
    return graphql.execute({ schema, document, variableValues, fieldResolver, typeResolver });
  };
}

/** Resolves a field by the first of these that has a value: its resolver, its object, the store, the mocks of its type. */
function mockResolver(store: MockStore, resolvers: MockResolvers): graphql.GraphQLFieldResolver<unknown, unknown> {
  return (...parameters) => {
    const [source, args, , { parentType, fieldName }] = parameters;
    const resolve = resolvers[parentType.name]?.[fieldName];
    if (resolve !== undefined) return resolve(source as never, args as never); // the test types them
    const own = graphql.defaultFieldResolver(...parameters);
    if (own !== undefined) return own;
    if (isRef(source)) return store.get({ ...source.$ref, fieldName, fieldArgs: args });
    const isRoot = parentType === schema.getQueryType() || parentType === schema.getMutationType();
    if (isRoot) return store.get({ typeName: parentType.name, key: 'ROOT', fieldName, fieldArgs: args });
    return store['generateFieldValue'](parentType.name, fieldName, args); // addMocksToSchema calls it, though it is private
  };
}

function typeResolver(value: unknown): string | undefined {
  if (isRef(value)) return value.$ref.typeName;
  return (value as { __typename?: string }).__typename; // a resolver's result for an abstract type names its type
}

/** The document, or why it is invalid. Each is parsed and validated once. */
function validDocument(source: string): graphql.DocumentNode | readonly graphql.GraphQLError[] {
  const known = documents.get(source);
  if (known !== undefined) return known;
  const document = graphql.parse(source);
  const errors = graphql.validate(schema, document);
  const result = errors.length > 0 ? errors : document;
  documents.set(source, result);
  return result;
}

function assertInSchema(resolvers: MockResolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!graphql.isObjectType(type))
      throw new Error(`"${typeName}" has mock resolvers, but is no object in the schema`);
    for (const fieldName of Object.keys(fields)) {
      if (type.getFields()[fieldName] === undefined) throw new Error(`${typeName}.${fieldName} is not in the schema`);
    }
  }
}

/** Each type's key, `id` where it has one; a store without this table searches the fields of a type for each value. */
function keyFields(): Record<string, TypePolicy> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => graphql.isObjectType(type) || graphql.isInterfaceType(type),
  );
  return Object.fromEntries(types.map((type) => [type.name, { keyFieldName: 'id' in type.getFields() && 'id' }]));
}
