import { resolveNodes } from '@pothos/plugin-relay';
import { InvalidArgumentError } from '../core/errors/userError.ts';
import { decodeId, nullIfMalformed } from '../core/publicId.ts';
import { builder } from './builder.ts';
import { PUBLIC_FIELD } from './documents/cacheScope.ts';
import { MAX_PAGE_SIZE } from '../core/page.ts';

const NodeRef = builder.nodeInterfaceRef();

builder.queryFields((t) => ({
  node: t.field({
    type: NodeRef,
    nullable: true,
    description: 'Any object by its id; null for an unknown or malformed id, and for what the viewer may not see.',
    args: { id: t.arg.id({ required: true, description: 'A public id of any type.' }) },
    extensions: PUBLIC_FIELD,
    resolve: async (_root, { id }, context, info) => {
      const [node] = await resolveNodes(builder, context, info, [nodeId(id)]);
      return visibleNode(node);
    },
  }),
  nodes: t.field({
    type: [NodeRef],
    nullable: { list: false, items: true },
    description: `Objects in the order of their ids, each as of \`node\`; at most ${MAX_PAGE_SIZE}.`,
    args: { ids: t.arg.idList({ required: true, description: 'Public ids of any types.' }) },
    resolve: async (_root, { ids }, context, info) => {
      if (ids.length > MAX_PAGE_SIZE) throw new InvalidArgumentError(`Ask for at most ${MAX_PAGE_SIZE} ids`);
      const nodes = await resolveNodes(builder, context, info, ids.map(nodeId));
      return nodes.map(visibleNode);
    },
  }),
}));

const nodeId = (id: string) => nullIfMalformed(() => decodeId(id));

/**
 * Null for an unpublished or deleted row: a lookup by id does not find it, although lists that own it, such as a cart, still lead
 * to it. Types that can be hidden always select these columns.
 */
function visibleNode(node: unknown): unknown {
  const { isPublished = true, deletedAt = null } = (node ?? {}) as { isPublished?: boolean; deletedAt?: Date | null }; // a row of any type
  return isPublished && deletedAt === null ? node : null;
}
