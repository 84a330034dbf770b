import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { isReadOnly, accessError, scopesOf, type Scopes } from './scopes.ts';
import { ForbiddenError } from '../core/errors/accessErrors.ts';

declare global {
  // Pothos finds plugins by these interfaces.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      authFirst: AuthFirstPlugin<Types>;
    }
  }
}

/**
 * Checks a field's scopes before its arguments are decoded and validated. Scope-auth alone checks them afterwards, so that an
 * anonymous caller would get an error about a malformed id first. Fields declare scopes as a plain map. A read-only API token is
 * refused all mutations, whatever their scopes.
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

const pluginName = 'authFirst';
SchemaBuilder.registerPlugin(pluginName, AuthFirstPlugin);

/** The plugin's name, for the builder's list. It is the last one there, so that it wraps all others. */
export const authFirst = pluginName;
