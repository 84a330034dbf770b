import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { isReadOnly, accessError, scopesOf, type Scopes } from './scopes.ts';
import { ForbiddenError } from '../core/errors/statusErrors.ts';
import { encodeId, isNodeTypeName } from '../core/publicId.ts';

declare global {
  // Pothos finds plugins by these interfaces.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      authFirst: AuthFirstPlugin<Types>;
      syncIds: SyncIdsPlugin<Types>;
    }
  }
}

/**
 * Checks a field's scopes before its arguments are decoded and validated. Scope-auth alone checks them afterwards, so that an
 * anonymous caller would get an error about a malformed id first. Fields declare scopes as a plain map. A read-only API token is
 * refused all mutations, whatever their scopes. It is the builder's last plugin, so that it wraps all others.
 */
class AuthFirstPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    fieldConfig: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { authScopes } = fieldConfig.pothosOptions as { authScopes?: Partial<Scopes> }; // declared by scope-auth
    if (!authScopes || typeof authScopes === 'function') return resolver;
    const required = Object.keys(authScopes) as (keyof Scopes)[]; // the map's keys are scopes by its type
    const isMutation = fieldConfig.kind === 'Mutation';
    return (parent, args, typesContext, info) => {
      const context = typesContext as GraphqlContext; // the builder's own context type
      if (isMutation && isReadOnly(context)) throw new ForbiddenError('This API token is read-only');
      const held = scopesOf(context);
      if (!required.some((scope) => held[scope])) throw accessError(context, required);
      return resolver(parent, args, context, info);
    };
  }
}

/**
 * Resolves the public id of a node without a promise. The relay plugin's own resolver is asynchronous, which makes the executor await
 * each object of a list. A node's id is that of its row.
 */
class SyncIdsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(fieldConfig: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { name, kind, parentType } = fieldConfig;
    if (name !== 'id' || kind !== 'Object' || !isNodeTypeName(parentType)) return fieldConfig;
    return { ...fieldConfig, resolve: (row) => encodeId(parentType, (row as { id: string }).id) };
  }
}

/** The names of the plugins, for the builder's list. */
export const [syncIds, authFirst] = ['syncIds', 'authFirst'] as const;
SchemaBuilder.registerPlugin(syncIds, SyncIdsPlugin);
SchemaBuilder.registerPlugin(authFirst, AuthFirstPlugin);
