import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { encodeCursor } from '../core/page.ts';

/** The field of an edge, the type of its node, and what every node of that type has loaded. */
interface EdgeField<Select> {
  context: object;
  info: GraphQLResolveInfo;
  typeName: string;
  select: Select;
}

type Columns = Record<string, boolean>;

interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** The edge of one node of a list that is ordered by id, for a payload. `load` fetches what the client asks for. */
export function loadEdge<Node extends { id: string }, Select extends Columns>(
  field: EdgeField<Select>,
  load: (query: { select: Select }) => Promise<Node>,
): Promise<Edge<Node>>;
export async function loadEdge(
  field: EdgeField<Columns>,
  load: (query: { select: Columns }) => Promise<{ id: string }>,
): Promise<Edge<{ id: string }>> {
  const node = await load(queryFromInfo({ ...field, path: ['node'] }));
  return { cursor: encodeCursor([node.id]), node };
}
