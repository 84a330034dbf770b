import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { isReadOnly, refusal, scopesOf, type Scopes } from './scopes.ts';
import { forbidden } from './viewer.ts';

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
 * Asks "who may" before a field's arguments are decoded and validated. Scope-auth alone asks afterwards,
 * so that an anonymous caller would hear about a malformed id first. Fields state scopes as a plain map.
 * An API token that may only read is kept from all mutations here, whatever their scopes.
 */
class AuthFirstPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    fieldConfig: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { authScopes } = fieldConfig.pothosOptions as { authScopes?: Partial<Scopes> }; // declared by scope-auth
    if (!authScopes || typeof authScopes === 'function') return resolver;
    const wanted = Object.keys(authScopes) as (keyof Scopes)[]; // the map's keys are scopes by its type
    const isMutation = fieldConfig.kind === 'Mutation';
    return (parent, args, typesContext, info) => {
      const context = typesContext as GraphqlContext; // the builder's own context type
      if (isMutation && isReadOnly(context)) throw forbidden('This API token may only read');
      const held = scopesOf(context);
      if (!wanted.some((scope) => held[scope])) throw refusal(context, wanted);
      return resolver(parent, args, context, info);
    };
  }
}

const pluginName = 'authFirst';
SchemaBuilder.registerPlugin(pluginName, AuthFirstPlugin);

/** The plugin's name, for the builder's list; it stands last there so that it wraps all others. */
export const authFirst = pluginName;
