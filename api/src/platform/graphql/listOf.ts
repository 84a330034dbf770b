import type { OutputType } from '@pothos/core';
import { builder } from './builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** The types of a list, for `t.connection(options, ...PRODUCT_CONNECTION)`: `ProductConnection`, and `ProductEdge` for payloads that add a row. */
export function listOf<Type extends OutputType<Types>>(
  name: string,
  type: Type,
  descriptions: { edge: string; connection: string },
) {
  const edge = builder.edgeObject({ name: `${name}Edge`, description: descriptions.edge, type });
  const options = { name: `${name}Connection`, description: descriptions.connection, type };
  return [builder.connectionObject(options, edge), edge] as const;
}
