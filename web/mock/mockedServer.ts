import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { addMocksToSchema, type IMocks, type IMockStore } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type * as GraphqlModule from 'graphql';
import { mocks as ownMocks } from './mocks.ts';

// The mocking tools load graphql's CommonJS build; a bundler would load a second copy that does not recognise their schema.
const { graphql } = createRequire(import.meta.filename)('graphql') as typeof GraphqlModule;

/** Resolvers by type and field, each typed by what it reads of its source and arguments. */
export type MockResolvers = Record<string, Record<string, (source: never, args: never) => unknown>>;

interface MockOptions {
  mocks?: IMocks | undefined;
  resolvers?: ((store: IMockStore) => MockResolvers) | undefined;
}

type Execute = (source: string, variables: Readonly<Record<string, unknown>>) => Promise<GraphqlModule.ExecutionResult>;

/** Built once, because it takes a good part of a second; each test's server works on a copy. */
const schema = makeExecutableSchema({
  typeDefs: readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'),
});

/**
 * Answers operations from schema.graphql with values that look like a shop's; `mocks` replace ours type by type, `resolvers`
 * field by field.
 */
export function mockedServer({ mocks = {}, resolvers = () => ({}) }: MockOptions = {}): Execute {
  const mocked = addMocksToSchema({ schema, mocks: { ...ownMocks(), ...mocks }, resolvers });
  return (source, variableValues) => graphql({ schema: mocked, source, variableValues });
}
