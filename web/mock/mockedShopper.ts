import type { IMockStore } from '@graphql-tools/mock';
import { connection, type MockRef } from './mockedCatalogue.ts';
import type { MockResolvers } from './mockedServer.ts';

/** The first product of each of the first categories of mockedCatalogue. */
const FIRST_PRODUCTS = [1, 2, 3, 4, 5].map((category) => `prod_${category}x1x1`);

const roles = ['ADMIN', 'PICKER', 'RIDER'];

/** One shopper with cart, addresses and orders; an email that begins with `admin`, `picker` or `rider` logs in with that role. */
export function mockedShopper(store: IMockStore): MockResolvers {
  const viewer = store.get('User', 'user_1');
  const cart = store.get('Cart', 'cart_1');
  const quantities = new Map<string, number>();
  const addresses = [store.get('Address', 'addr_1')];
  const orders: unknown[] = [];
  let isSignedIn = false;

  const lineOf = (productId: string) => {
    const product = { $ref: { typeName: 'Product', key: productId } };
    const quantity = quantities.get(productId) ?? 0;
    const price = (field: string) => Number(store.get('Product', productId, field));
    return {
      __typename: 'CartLine',
      id: `line_${productId}`,
      product,
      quantity,
      maxQuantity: price('maxQuantity'),
      status: 'AVAILABLE',
      priceChange: 0,
      mrpTotal: price('mrp') * quantity,
      total: price('price') * quantity,
    };
  };
  const lines = () => [...quantities.keys()].map(lineOf);
  const bill = () => {
    const sum = (field: 'quantity' | 'mrpTotal' | 'total') => lines().reduce((total, line) => total + line[field], 0);
    const itemsTotal = sum('total');
    const mrpTotal = sum('mrpTotal');
    const savings = mrpTotal - itemsTotal;
    return {
      quantity: sum('quantity'),
      mrpTotal,
      savings,
      itemsTotal,
      deliveryFee: 0,
      handlingFee: 0,
      grandTotal: itemsTotal,
    };
  };
  const logIn = (name?: string, email?: string) => {
    isSignedIn = true;
    store.set('User', 'user_1', {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email, role: roles.find((role) => email.startsWith(role.toLowerCase())) ?? 'USER' }),
    });
  };
  const productOfLine = (lineId: string) => lineId.replace('line_', '');

  return {
    Query: {
      viewer: () => (isSignedIn ? viewer : null),
      order: (_root, { id }: { id: string }) => (orders as MockRef[]).find(({ $ref }) => $ref.key === id) ?? null,
    },
    User: {
      cart: () => cart,
      addresses: (_ref, args) => connection(addresses, args),
      orders: (_ref, args) => connection(orders, args),
    },
    Cart: {
      lines: (_ref, args) => connection(lines(), args),
      bill,
      oftenBoughtWith: () =>
        FIRST_PRODUCTS.filter((id) => !quantities.has(id)).map((key) => ({ $ref: { typeName: 'Product', key } })),
      lineCount: () => quantities.size,
      isOrderable: () => quantities.size > 0,
    },
    Mutation: {
      userLogIn: (_root, { input }: { input: { email: string } }) => {
        logIn(undefined, input.email);
        return { __typename: 'UserLogInPayload', viewer };
      },
      userRegister: (_root, { input }: { input: { name: string; email: string } }) => {
        logIn(input.name, input.email);
        return { __typename: 'UserRegisterPayload', viewer };
      },
      userLogOut: () => {
        isSignedIn = false;
        return { isLoggedOut: true };
      },
      cartLineAdd: (_root, { input }: { input: { productId: string; quantity: number } }) => {
        quantities.set(input.productId, (quantities.get(input.productId) ?? 0) + input.quantity);
        const node = lineOf(input.productId);
        return { __typename: 'CartLineAddPayload', cart, lineEdge: { cursor: node.id, node } };
      },
      cartLineUpdate: (_root, { input }: { input: { lineId: string; quantity: number } }) => {
        quantities.set(productOfLine(input.lineId), input.quantity);
        return { __typename: 'CartLineUpdatePayload', cart, line: lineOf(productOfLine(input.lineId)) };
      },
      cartLineRemove: (_root, { input }: { input: { lineId: string } }) => {
        quantities.delete(productOfLine(input.lineId));
        return { __typename: 'CartLineRemovePayload', cart, removedLineId: input.lineId };
      },
      addressCreate: (_root, { input }: { input: Record<string, unknown> }) => {
        const node = store.get('Address', `addr_${addresses.length + 1}`, input);
        addresses.push(node);
        return { __typename: 'AddressCreatePayload', addressEdge: { cursor: String(addresses.length), node } };
      },
      addressUpdate: (_root, { input }: { input: { addressId: string } & Record<string, unknown> }) => {
        const { addressId, ...values } = input;
        store.set('Address', addressId, values);
        return { __typename: 'AddressUpdatePayload', address: store.get('Address', addressId) };
      },
      addressDelete: (_root, { input }: { input: { addressId: string } }) => {
        addresses.splice(
          (addresses as MockRef[]).findIndex(({ $ref }) => $ref.key === input.addressId),
          1,
        );
        return { __typename: 'AddressDeletePayload', deletedAddressId: input.addressId };
      },
      orderPlace: () => {
        const order = store.get('Order', `order_${orders.length + 1}`, {
          number: 100_001 + orders.length,
          bill: bill(),
        });
        orders.unshift(order);
        quantities.clear();
        return { __typename: 'OrderPlacePayload', order, cart, orderEdge: { cursor: '0', node: order } };
      },
    },
  };
}
