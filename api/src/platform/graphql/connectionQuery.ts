import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';

/** The field of a connection, and the type of its nodes. */
interface ConnectionField {
  context: object;
  info: GraphQLResolveInfo;
  typeName: string;
}

type Columns = Record<string, boolean>;

/** Prisma's `select` for the nodes of a connection that is ordered by id: the id and what the client asks for. */
export function connectionQuery(field: ConnectionField): { select: { id: true } };
/** The same for a connection with another order, which needs the columns of `select`. */
export function connectionQuery<Select extends Columns>(field: ConnectionField, select: Select): { select: Select };
export function connectionQuery(field: ConnectionField, select: Columns = { id: true }): { select: Columns } {
  return queryFromInfo({ ...field, select, path: ['edges', 'node'] });
}
