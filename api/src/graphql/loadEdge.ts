import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { encodeCursor } from '../core/page.ts';

/** The field of an edge, and the type of its node. */
interface EdgeField {
  context: object;
  info: GraphQLResolveInfo;
  typeName: string;
}

/** The edge of one node of a list that is ordered by id, for a payload. `load` fetches what the client asks for. */
export async function loadEdge<Node extends { id: string }>(
  field: EdgeField,
  load: (query: { select: { id: true } }) => Promise<Node>,
): Promise<{ cursor: string; node: Node }> {
  const node = await load(queryFromInfo({ ...field, select: { id: true }, path: ['node'] }));
  return { cursor: encodeCursor([node.id]), node };
}
