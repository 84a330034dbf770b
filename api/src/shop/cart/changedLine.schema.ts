import type { GraphQLResolveInfo } from 'graphql';
import { encodeCursor } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { selectedLinesOf, type CartRow } from './cartLines.schema.ts';

/** A cart after a change of one of its lines: what payloads resolve from. */
export interface ChangedLine {
  /** One object for all fields of the payload, which read its lines once. */
  cart: CartRow;
  lineId: string;
}

interface ResolvedField {
  context: GraphqlContext;
  info: GraphQLResolveInfo;
}

/** The changed line with what the client selects at a path of the field. */
export async function findChangedLine(
  { cart, lineId }: ChangedLine,
  field: ResolvedField,
  path: string[] = [],
): Promise<{ id: string }> {
  const selected = await selectedLinesOf(cart, field, path);
  const line = 'lines' in selected ? selected.lines.find(({ id }) => id === lineId) : null;
  // A line that another request has removed meanwhile is an error of the field, as Prisma throws it.
  return (
    line ?? db.cartLine.findUniqueOrThrow({ ...('query' in selected ? selected.query : {}), where: { id: lineId } })
  );
}

/** The edge of the changed line. */
export async function changedLineEdge(changed: ChangedLine, field: ResolvedField) {
  const node = await findChangedLine(changed, field, ['node']);
  return { cursor: encodeCursor([node.id]), node };
}
