import type { ObjectFieldsShape, ObjectRef } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { encodeId, type IdTypeName } from '../core/publicId.ts';
import { builder } from './builder.ts';
import { loadEdge } from './connection.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** Prisma's arguments for one row; `select`, which the type leaves out, has what the client asks for. */
interface RowQuery {
  where: { id: string };
}

/**
 * The payloads that show a row, and their fields for `t.field` and `t.id`: the row, its edge in a list that is ordered by id, and the id
 * of the deleted row. Rules return the row's id as `key`.
 */
export function payloadFields<Key extends string, Row extends { id: string }>(
  typeName: IdTypeName,
  key: Key,
  load: (query: RowQuery) => Promise<Row>,
) {
  type Result = Record<Key, string>;
  const row = <Type>(type: ObjectRef<Types, Type>, description: string) => ({
    type,
    description,
    resolve: (result: Result, _args: object, context: object, info: GraphQLResolveInfo) =>
      load({ ...queryFromInfo({ context, info }), where: { id: result[key] } }),
  });
  const deletedId = (description: string) => ({
    description,
    resolve: (result: Result) => encodeId(typeName, result[key]),
  });
  const payload = (name: string, description: string, fields: ObjectFieldsShape<Types, Result>) =>
    builder.objectRef<Result>(name).implement({ description, fields });
  return {
    row,
    deletedId,
    payload,
    /** Makes payloads whose one field is the row. */
    rowPayload:
      (field: string, type: ObjectRef<Types, object>, fieldDescription: string) =>
      (name: string, description: string) =>
        payload(name, description, (t) => ({ [field]: t.field(row(type, fieldDescription)) })),
    /** The payload of a deletion: for a `Category` it is `CategoryDeletePayload` with a `deletedCategoryId`. */
    deletePayload: (description: string, idDescription: string) =>
      payload(`${typeName}DeletePayload`, description, (t) => ({
        [`deleted${typeName}Id`]: t.id(deletedId(idDescription)),
      })),
    edge: <Type>(type: ObjectRef<Types, Type>, description: string) => ({
      type,
      description,
      resolve: (result: Result, _args: object, context: object, info: GraphQLResolveInfo) =>
        loadEdge({ context, info, typeName, select: { id: true } }, (query) =>
          load({ ...query, where: { id: result[key] } }),
        ),
    }),
  };
}
