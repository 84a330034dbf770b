import { queryFromInfo } from '@pothos/plugin-prisma';
import { PRODUCT_CONNECTION, ProductRef } from '../catalogue/product.schema.ts';
import { linkedProducts } from '../catalogue/productConnection.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { CartLineEdge, CartRef } from '../cart/cart.schema.ts';
import { db } from '../../platform/db/client.ts';
import { encodeCursor, type PageArgs } from '../../platform/core/page.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { OrderRef } from './order.schema.ts';
import { OrderNotFoundError } from './orderErrors.ts';
import { type UnavailableLine, reorder } from './reorder.ts';
import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import { readByStock } from '../stock/stockOrder.ts';

builder.prismaObjectFields(UserRef, (t) => ({
  orderedProducts: t.connection(
    {
      type: ProductRef,
      description:
        'The products available for sale of their latest 200 orders, in stock first, then the latest order first.',
      resolve: linkedProducts(findOrderedProducts, countOrderedProducts),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

const UnavailableLineReasonRef = builder.enumType('UnavailableLineReason', {
  description: 'Why a line of the order is not in the cart in full.',
  values: {
    WITHDRAWN: { description: 'The shop no longer sells the product.' },
    OUT_OF_STOCK: { description: 'The product is out of stock.' },
    INSUFFICIENT_STOCK: { description: 'The stock is smaller than the ordered quantity.' },
    LIMIT_EXCEEDED: { description: 'The quantity is above the limit per order that the product has now.' },
    CART_FULL: { description: 'The cart is full.' },
  },
});

const UnavailableLineRef = builder.objectRef<UnavailableLine>('UnavailableLine').implement({
  description: 'An order line that the cart does not hold in full.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the product in the order.' }),
    reason: t.expose('reason', { type: UnavailableLineReasonRef, description: 'The reason.' }),
    quantity: t.exposeInt('quantity', { description: 'The quantity that was not added.' }),
  }),
});

const OrderReorderPayload = builder.objectRef<Awaited<ReturnType<typeof reorder>>>('OrderReorderPayload').implement({
  description: 'The available lines of the order are in the cart.',
  fields: (t) => ({
    cart: t.field({ type: CartRef, description: 'With its new totals.', resolve: ({ userId }) => ({ id: userId }) }),
    addedCount: t.exposeInt('addedCount', { description: 'The quantity that was added in all.' }),
    changedLineEdges: t.field({
      type: [CartLineEdge],
      description: 'The lines that were created or increased, for the end of a list that may contain them.',
      resolve: async ({ lineIds }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'CartLine', select: { id: true }, path: ['node'] });
        const nodes = await db.cartLine.findMany({ ...query, where: { id: { in: lineIds } }, orderBy: { id: 'asc' } });
        return nodes.map((node) => ({ cursor: encodeCursor([node.id]), node }));
      },
    }),
    unavailableLines: t.expose('unavailableLines', {
      type: [UnavailableLineRef],
      description: 'The lines that were not added in full.',
    }),
  }),
});

builder.mutationField('orderReorder', (t) =>
  t.fieldWithInput({
    description:
      "Raises the cart to the quantities of one of the viewer's orders, as far as they are available. Repeating it changes nothing.",
    type: OrderReorderPayload,
    authScopes: { shopper: true },
    errors: { types: [OrderNotFoundError] },
    input: { orderId: t.input.globalID({ for: OrderRef, required: true, description: "One of the viewer's orders." }) },
    resolve: (_root, { input }, { authentication }) => reorder(requireViewer(authentication), input.orderId.id),
  }),
);

/** The latest orders that are looked at, so that the work does not grow with them. */
const MAX_ORDERS = 200;

/** The products on sale of a user's latest orders, in the columns of `product`, each with its latest line. */
const orderedBy = (userId: string) => Prisma.sql`
  FROM (
    SELECT DISTINCT ON (line.product_id) line.product_id, line.id
    FROM (
      SELECT id FROM orders
      WHERE user_id = ${userId}::uuid AND status NOT IN ('PENDING_PAYMENT', 'PAYMENT_FAILED', 'CANCELLED')
      ORDER BY id DESC ${limitTo(MAX_ORDERS)}
    ) latest JOIN order_lines line ON line.order_id = latest.id
    ORDER BY line.product_id, line.id DESC
  ) ordered JOIN products product ON product.id = ordered.product_id
  WHERE ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads one page of the products that a user has ordered, in stock first, then the latest order first, and one row more. */
function findOrderedProducts(userId: string, page: { args: PageArgs; columns: Prisma.Sql }) {
  return readByStock<ListedProduct>({ products: orderedBy(userId), key: Prisma.sql`ordered.id` }, page);
}

/** How many products on sale a user's latest orders have. */
async function countOrderedProducts(userId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count ${orderedBy(userId)}`);
  return row?.count ?? 0;
}
