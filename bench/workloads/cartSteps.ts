import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { dataOf, postText } from './graphql.ts';
import { PRODUCT_FIELDS, toFloorProduct, type FloorProduct, type ListedProduct } from './rows.ts';
import type { Shopper } from './shoppers.ts';
import type { HttpRequest, Step } from './workload.ts';

const ADD = `mutation Add($input: CartLineAddInput!) {
  cartLineAdd(input: $input) {
    __typename
    ... on CartLineAddPayload { lineEdge { node { id quantity } } }
    ... on Error { message }
  }
}`;

const LINES = `lines(first: 100) { edges { node { id quantity status total product { ${PRODUCT_FIELDS} } } } }
  bill { quantity mrpTotal itemsTotal savings deliveryFee handlingFee grandTotal }`;

/** The cart with its lines and totals. */
export const CART = `query Cart { viewer { cart { ${LINES} } } }`;

/** The cart and the addresses to choose from. */
export const CHECKOUT = `query Checkout {
  viewer {
    cart { ${LINES} isOrderable }
    addresses(first: 50) { edges { node { id line city state country pincode mobile } } }
  }
}`;

interface AddData {
  cartLineAdd: { __typename: string; lineEdge: { node: { quantity: number } } };
}

interface CartData {
  viewer: {
    cart: {
      lines: { edges: { node: { quantity: number; status: string; total: number; product: ListedProduct } }[] };
      bill: { quantity: number; mrpTotal: number; itemsTotal: number };
    };
  };
}

interface FloorCart {
  lines: { quantity: number; isAvailable: boolean; total: number; product: FloorProduct }[];
  bill: { quantity: number; mrpTotal: number; itemsTotal: number };
}

/** A cart as it is compared; amounts in paise. */
export interface CartAnswer extends FloorCart {
  addresses?: unknown;
}

const MIN_CART = 300;

/** Adds a piece of a product; answers the quantity of its line. */
export const addStep = {
  kirana({ headers }: Shopper, productId: string): Step {
    return {
      request: postText(ADD, { input: { productId: encodeId('Product', productId), quantity: 1 } }, headers),
      minLength: 100,
      read(body) {
        const { cartLineAdd: added } = dataOf<AddData>(body);
        if (added.__typename !== 'CartLineAddPayload') throw new Error(`Not added: ${body}`);
        return added.lineEdge.node.quantity;
      },
    };
  },
  floor({ headers }: Shopper, productId: string): Step {
    return {
      request: postJson('/cart/add', { productId, quantity: 1 }, headers),
      minLength: 50,
      read: (body) => (JSON.parse(body) as { quantity: number }).quantity,
    };
  },
};

/** Reads the cart. */
export const cartStep = {
  kirana: ({ headers }: Shopper): Step => ({
    request: postText(CART, {}, headers),
    minLength: MIN_CART,
    read: readKiranaCart,
  }),
  floor: ({ headers }: Shopper): Step => ({
    request: { method: 'GET', path: '/cart', headers },
    minLength: MIN_CART,
    read: readFloorCart,
  }),
};

/** A POST of JSON, for the floor. */
export function postJson(path: string, body: object, headers: Record<string, string> = {}): HttpRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** The product's answer in the form that is compared. @throws for an empty cart */
export function readKiranaCart(body: string): CartAnswer {
  const { lines, bill } = dataOf<CartData>(body).viewer.cart;
  return assertFilled({
    lines: lines.edges.map(({ node: { quantity, status, total, product } }) => ({
      quantity,
      isAvailable: status === 'AVAILABLE',
      total,
      product: toFloorProduct(product),
    })),
    bill: { quantity: bill.quantity, mrpTotal: bill.mrpTotal, itemsTotal: bill.itemsTotal },
  });
}

/** The floor's answer in the form that is compared. @throws for an empty cart */
export function readFloorCart(body: string): CartAnswer {
  const { lines, bill } = JSON.parse(body) as FloorCart;
  return assertFilled({
    lines: lines.map(({ quantity, isAvailable, total, product }) => ({ quantity, isAvailable, total, product })),
    bill,
  });
}

function assertFilled(cart: CartAnswer): CartAnswer {
  if (cart.lines.length === 0) throw new Error('The cart is empty');
  return cart;
}
