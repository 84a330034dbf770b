import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import WithInputPlugin from '@pothos/plugin-with-input';
import type { FileUpload } from 'graphql-upload-ts';
import { isProductionProcess } from '../config/environment.ts';
import { db } from '../db/client.ts';
import type PrismaTypes from '../db/generated/pothos.ts';
import { getDatamodel } from '../db/generated/pothos.ts';
import { authFirst, syncIds } from './builderPlugins.ts';
import type { GraphqlContext } from './context.ts';
import { decodeId, encodeId, isNodeTypeName } from '../core/publicId.ts';
import { inputIssues, InvalidInputError } from '../core/errors/userError.ts';
import { accessError, scopesOf, type Scopes } from './scopes.ts';
import { meter } from '../telemetry/meter.ts';

const userErrors = meter.createCounter('kirana.user_errors', {
  description: 'Errors of result unions by type, such as OutOfStockError.',
  unit: '{error}',
});

/** The descriptions of every connection's parts, as options of Pothos' Relay plugin. */
const RELAY_DESCRIPTIONS = {
  nodeTypeOptions: { description: 'An object with a public id: the same string in GraphQL, REST and URLs.' },
  idFieldOptions: { description: 'The public id.' },
  pageInfoTypeOptions: {
    description:
      'The ends of a page, and whether more rows follow or precede it. A cursor stays valid when its row no longer exists.',
  },
  hasNextPageFieldOptions: { description: 'Whether more rows follow this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether more rows precede this page.' },
  startCursorFieldOptions: { description: 'The cursor of the first row; null on an empty page.' },
  endCursorFieldOptions: { description: 'The cursor of the last row; null on an empty page.' },
  pageInfoFieldOptions: { description: 'The ends of this page.' },
  edgesFieldOptions: { description: 'The rows of this page.' },
  nodeFieldOptions: { description: 'The object in this row.' },
  cursorFieldOptions: { description: 'For `after` and `before`.' },
  firstArgOptions: { description: 'At most 100; 20 by default.' },
  lastArgOptions: { description: 'At most 100.' },
  afterArgOptions: { description: 'Rows after this cursor.' },
  beforeArgOptions: { description: 'Rows before this cursor.' },
} as const;

interface SchemaTypes {
  PrismaTypes: PrismaTypes;
  Context: GraphqlContext;
  AuthScopes: Scopes;
  Connection: { totalCount: () => Promise<number> | number };
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    Paise: { Input: number; Output: number | bigint };
    Upload: { Input: Promise<FileUpload>; Output: never };
  };
  DefaultFieldNullability: false;
}

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The one schema builder. It defines no types; `*.schema.ts` files do. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    'userErrorTypes', // of userErrorType.schema.ts
    ErrorsPlugin,
    RelayPlugin,
    ScopeAuthPlugin,
    ValidationPlugin,
    WithInputPlugin,
    PrismaPlugin,
    syncIds,
    authFirst,
  ],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    onResolvedError: ({ name }) => userErrors.add(1, { 'error.type': name }),
    // Safe because authFirst checks the scopes before the input is read.
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Result`,
      description: 'The payload, or an error.',
    },
  },
  relay: {
    clientMutationId: 'omit',
    ...RELAY_DESCRIPTIONS,
    edgesFieldOptions: { ...RELAY_DESCRIPTIONS.edgesFieldOptions, nullable: { list: false, items: false } },
    nodeFieldOptions: { ...RELAY_DESCRIPTIONS.nodeFieldOptions, nullable: false },
    cursorType: 'String',
    brandLoadedObjects: true,
    encodeGlobalID: (typename, id) => {
      if (!isNodeTypeName(typename)) throw new Error(`${typename} has no public id prefix`);
      return encodeId(typename, String(id));
    },
    decodeGlobalID: decodeId,
    nodeQueryOptions: false, // base.schema.ts declares both, with null for a malformed id
    nodesQueryOptions: false,
  },
  scopeAuth: { authScopes: scopesOf, unauthorizedError: (_parent, context) => accessError(context) },
  validation: { validationError: ({ issues }) => new InvalidInputError(inputIssues(issues)) },
  withInput: {
    argOptions: { description: 'The input.' },
    typeOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Input`,
      description: 'The input of the mutation.',
    },
  },
  prisma: {
    client: () => db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    onUnusedQuery: isProductionProcess() ? null : 'error',
  },
});
