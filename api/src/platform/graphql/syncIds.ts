import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { encodeId, isNodeTypeName } from '../core/publicId.ts';

declare global {
  // Pothos finds plugins by these interfaces.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      syncIds: SyncIdsPlugin<Types>;
    }
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

const pluginName = 'syncIds';
SchemaBuilder.registerPlugin(pluginName, SyncIdsPlugin);

/** The plugin's name, for the builder's list. */
export const syncIds = pluginName;
