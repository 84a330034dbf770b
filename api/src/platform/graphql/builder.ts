import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import WithInputPlugin from '@pothos/plugin-with-input';
import type { FileUpload } from 'graphql-upload-ts';
import { isProductionProcess } from '../config/processEnvironment.ts';
import { db } from '../db/client.ts';
import type PrismaTypes from '../db/generated/pothos.ts';
import { getDatamodel } from '../db/generated/pothos.ts';
import { authFirst } from './authFirst.ts';
import { countUserError } from './countUserError.ts';
import type { GraphqlContext } from './context.ts';
import { decodeId, encodeId, isNodeTypeName } from '../core/publicId.ts';
import { inputIssues } from './inputIssues.ts';
import { RELAY_DESCRIPTIONS } from './relayDescriptions.ts';
import { accessError, scopesOf, type Scopes } from './scopes.ts';
import { syncIds } from './syncIds.ts';
import { InvalidInputError } from '../core/errors/userError.ts';

interface SchemaTypes {
  PrismaTypes: PrismaTypes;
  Context: GraphqlContext;
  AuthScopes: Scopes;
  Connection: { totalCount: () => Promise<number> | number };
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
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
    onResolvedError: countUserError,
    // Safe because authFirst checks the scopes before the input is read.
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Result`,
      description: 'A payload, or an error that the caller can act on.',
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
    nodeQueryOptions: false, // node.schema.ts declares both, with null for a malformed id
    nodesQueryOptions: false,
  },
  scopeAuth: {
    authScopes: scopesOf,
    unauthorizedError: (_parent, context) => accessError(context),
  },
  validation: {
    validationError: ({ issues }) => new InvalidInputError(inputIssues(issues)),
  },
  withInput: {
    argOptions: { description: 'The input; it is validated as a whole before anything changes.' },
    typeOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Input`,
      description: 'The input of the mutation of the same name.',
    },
  },
  prisma: {
    client: () => db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    onUnusedQuery: isProductionProcess() ? null : 'error',
  },
});
