import type { FragmentOf } from 'gql.tada';
import { z } from 'zod';
import { cartItemData, cartLineData, idData } from '../dataShapes.ts';
import { EXAMPLE_IDS, idOrRow, whole } from '../fields.ts';
import { FAILURE, graphql, mutationOf, nodesOf } from '../restDocument.ts';
import { restRoute } from '../restRoute.ts';
import { requireUser } from '../account/profileRoutes.ts';
import { PRODUCT, productView } from '../catalogue/productView.ts';

const CART_LINE = graphql(`
  fragment RestCartLine on CartLine @_unmask {
    _id: id
    quantity
    product {
      id
    }
  }
`);

const CART = graphql(
  `query RestCart {
    viewer {
      cart { ${nodesOf('lines(first: 100)', '_id: id quantity product { ...RestProduct } createdAt updatedAt')} }
    }
  }`,
  [PRODUCT],
);

const ADD_LINE = graphql(mutationOf('cartLineAdd', 'lineEdge { node { ...RestCartLine } }'), [FAILURE, CART_LINE]);

const SET_QUANTITY = graphql(mutationOf('cartLineUpdate', 'line { ...RestCartLine }'), [FAILURE, CART_LINE]);

const REMOVE_LINE = graphql(mutationOf('cartLineRemove', 'removedLineId'), [FAILURE]);

function lineView({ product, ...line }: FragmentOf<typeof CART_LINE>, { viewerId: userId }: { viewerId: string }) {
  return { ...line, productId: product.id, userId };
}

export const cartRoutes = [
  restRoute({
    method: 'POST',
    path: 'cart/create',
    summary: 'Put a product in the cart',
    description: 'One piece of it; where the cart has it already, one more.',
    body: z.object({ productId: idOrRow }),
    example: { productId: EXAMPLE_IDS.product },
    document: ADD_LINE,
    variables: ({ body }) => ({ input: { productId: body.productId } }),
    message: 'Item add successfully',
    data: cartLineData,
    answer: ({ cartLineAdd: { lineEdge } }, call) => ({ data: lineView(lineEdge.node, call) }),
  }),
  restRoute({
    method: 'GET',
    path: 'cart/get',
    summary: 'The cart',
    description:
      'Its lines in the order they were added, each with its whole product. A product that is no longer available has a stock of 0.',
    document: CART,
    variables: () => ({}),
    message: 'Cart',
    data: z.array(cartItemData),
    answer: ({ viewer }, { publicUrl, viewerId }) => {
      const { lines } = requireUser(viewer).cart;
      return {
        data: lines.edges.map(({ node: { _id, quantity, product, ...times } }) => ({
          ...{ _id, quantity, userId: viewerId, productId: productView(product, publicUrl) },
          ...times,
        })),
      };
    },
  }),
  restRoute({
    method: 'PUT',
    path: 'cart/update-qty',
    summary: 'Set how many pieces',
    description: 'At least one; `cart/delete-cart-item` takes a line out.',
    body: z.object({ _id: idOrRow, qty: whole('qty') }),
    example: { _id: EXAMPLE_IDS.line, qty: 2 },
    document: SET_QUANTITY,
    variables: ({ body }) => ({ input: { lineId: body._id, quantity: body.qty } }),
    message: 'Update cart',
    data: cartLineData,
    answer: ({ cartLineUpdate: { line } }, call) => ({ data: lineView(line, call) }),
  }),
  restRoute({
    method: 'DELETE',
    path: 'cart/delete-cart-item',
    summary: 'Take a line out of the cart',
    body: z.object({ _id: idOrRow }),
    example: { _id: EXAMPLE_IDS.line },
    document: REMOVE_LINE,
    variables: ({ body }) => ({ input: { lineId: body._id } }),
    message: 'Item remove',
    data: idData,
    answer: ({ cartLineRemove }) => ({ data: { _id: cartLineRemove.removedLineId } }),
  }),
];
