import { GraphQLError } from 'graphql';
import { TypeID } from 'typeid-js';

/** The prefix of each type's public id. A public id is a TypeID: `prefix_` and the row's uuid v7 in base 32. */
const PREFIXES = {
  User: 'user',
  Session: 'sess',
  Picture: 'pic',
  Category: 'cat',
  SubCategory: 'sub',
  Product: 'prod',
  Cart: 'cart',
  CartLine: 'line',
  Address: 'addr',
  Order: 'order',
  OrderLine: 'oline',
} as const;

/** A type that has a public id. */
export type NodeTypeName = keyof typeof PREFIXES;

const TYPE_NAMES = new Map<string, NodeTypeName>(
  Object.entries(PREFIXES).map(([typename, prefix]) => [prefix, typename as NodeTypeName]), // Object.entries widens keys
);

/** The public id of a row. */
export function encodeId(typename: NodeTypeName, uuid: string): string {
  return TypeID.fromUUID(PREFIXES[typename], uuid).toString();
}

/** The type and row behind a public id. @throws BAD_USER_INPUT when it is not one of ours */
export function decodeId(globalId: string): { typename: NodeTypeName; id: string } {
  const typename = TYPE_NAMES.get(globalId.slice(0, Math.max(0, globalId.indexOf('_'))));
  if (typename) {
    try {
      return { typename, id: TypeID.fromString(globalId, PREFIXES[typename]).toUUID() };
    } catch {
      // falls through to the one answer for every malformed id
    }
  }
  throw new GraphQLError('The id is malformed', { extensions: { code: 'BAD_USER_INPUT' } });
}

/** True for a type name that `encodeId` takes. */
export function isNodeTypeName(name: string): name is NodeTypeName {
  return name in PREFIXES;
}
