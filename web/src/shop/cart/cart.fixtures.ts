import { connection } from '../../../mock/mocks.ts';
import type { MockResolvers } from '../../../mock/mockedServer.ts';

interface FakeProduct {
  name: string;
  /** A test changes it between requests to act as another shopper. */
  stock: number;
  /** The limit per order; a test changes it between requests too. */
  maxPerOrder: number | null;
  price: number;
  mrp: number;
}

interface AddArguments {
  input: { productId: string; quantity?: number; isOnlyIfAbsent?: boolean };
}

/** For tests: a server's cart that computes totals, rejects what is not in stock, and can delay its responses. */
export class FakeCart {
  readonly products = new Map<string, FakeProduct>();
  readonly quantities = new Map<string, number>();
  /** Fields of a line that replace those computed from its product, as after another shopper's order. */
  readonly lineOverrides = new Map<string, { status?: string; priceChange?: number }>();
  /** Fields of the bill, such as fees; by default the bill is the sum of the products. */
  terms: Record<string, unknown> = {};
  /** The products that are often bought with the cart, unless they are in it. */
  oftenBoughtWith: string[] = [];
  /** Those that are offered when there are none. */
  similarProducts: string[] = [];
  isSignedIn = true;
  /** The lines saved for later: quantities by product, newest first. */
  readonly saved = new Map<string, number>();
  /** The price changes of saved products. */
  readonly savedPriceChanges = new Map<string, number>();
  maxSaved = 100;
  /** The order of the viewer that waits for its payment. */
  unpaidOrder: object | null = null;
  private gate: Promise<unknown> = Promise.resolve();

  /** Adds a product to the shop, and `quantity` of it to the cart. */
  stock(id: string, product: Partial<FakeProduct>, quantity = 0): this {
    this.products.set(id, { name: 'Toor dal', stock: 10, maxPerOrder: null, price: 4900, mrp: 5500, ...product });
    if (quantity > 0) this.quantities.set(id, quantity);
    return this;
  }

  /** Delays all mutations until the returned function is called. */
  holdResponses(): () => void {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.gate = promise;
    return () => resolve(null);
  }

  private product(id: string) {
    const product = this.products.get(id);
    if (product === undefined) throw new Error(`the test has no product ${id}`);
    return {
      __typename: 'Product',
      id,
      unit: '500 g',
      ...product,
      maxQuantity: Math.min(product.stock, product.maxPerOrder ?? 50),
      isSoldOut: product.stock === 0,
    };
  }

  private line(productId: string) {
    const product = this.product(productId);
    const quantity = this.quantities.get(productId) ?? 0;
    const availableQuantity = Math.min(quantity, product.maxQuantity);
    return {
      __typename: 'CartLine',
      id: `line_${productId}`,
      product,
      quantity,
      maxQuantity: product.maxQuantity,
      status: this.statusOf(product, quantity),
      priceChange: 0,
      total: product.price * availableQuantity,
      mrpTotal: product.mrp * availableQuantity,
      ...this.lineOverrides.get(productId),
    };
  }

  private statusOf({ stock, maxQuantity }: { stock: number; maxQuantity: number }, quantity: number): string {
    if (stock === 0) return 'SOLD_OUT';
    if (quantity <= maxQuantity) return 'AVAILABLE';
    return stock === maxQuantity ? 'INSUFFICIENT_STOCK' : 'LIMIT_EXCEEDED';
  }

  /** The cart as the graph shows it. */
  readonly cart = () => {
    const lines = [...this.quantities.keys()].map((id) => this.line(id));
    const sum = (field: 'total' | 'mrpTotal') => lines.reduce((all, line) => all + line[field], 0);
    const quantity = lines.reduce((all, line) => all + Math.min(line.quantity, line.maxQuantity), 0);
    const [itemsTotal, mrpTotal] = [sum('total'), sum('mrpTotal')];
    const savings = mrpTotal - itemsTotal;
    const offered = (ids: string[]) => ids.filter((id) => !this.quantities.has(id)).map((id) => this.product(id));
    return {
      __typename: 'Cart',
      id: 'cart_1',
      lines: connection(lines, { first: 100 }),
      lineCount: lines.length,
      bill: { quantity, mrpTotal, savings, itemsTotal, deliveryFee: 0, handlingFee: 0, tip: 0, grandTotal: itemsTotal },
      freeDelivery: null,
      minimumOrder: null,
      oftenBoughtWith: offered(this.oftenBoughtWith),
      similarProducts: offered(this.similarProducts),
      ...this.terms,
      estimatedDeliveryMinutes: 8,
      isOrderable: lines.length > 0 && lines.every((line) => line.status === 'AVAILABLE'),
    };
  };

  private change(productId: string, quantity: number) {
    const { stock, maxQuantity } = this.product(productId);
    if (quantity > maxQuantity) {
      return stock === maxQuantity
        ? { __typename: 'OutOfStockError', message: `Only ${stock} left`, available: stock }
        : { __typename: 'QuantityLimitError', message: `You can order up to ${maxQuantity}`, limit: maxQuantity };
    }
    this.quantities.set(productId, quantity);
    return null;
  }

  private savedLine(productId: string) {
    return {
      __typename: 'SavedCartLine',
      id: `saved_${productId}`,
      product: this.product(productId),
      quantity: this.saved.get(productId) ?? 0,
      priceChange: this.savedPriceChanges.get(productId) ?? 0,
    };
  }

  private readonly savedLines = () =>
    connection(
      [...this.saved.keys()].map((id) => this.savedLine(id)),
      { first: 100 },
    );

  /** Saves a product before the others, as the newest one. */
  save(productId: string, quantity: number): this {
    const others = [...this.saved].filter(([id]) => id !== productId);
    this.saved.clear();
    for (const [id, saved] of [[productId, quantity] as const, ...others]) this.saved.set(id, saved);
    return this;
  }

  /** For renderWithRelay. */
  readonly resolvers = (): MockResolvers => ({
    Query: {
      viewer: () =>
        this.isSignedIn
          ? {
              __typename: 'User',
              id: 'user_1',
              cart: this.cart,
              unpaidOrder: () => this.unpaidOrder,
              savedCartLines: this.savedLines,
            }
          : null,
      product: (_root, { id }: { id: string }) => (this.products.has(id) ? this.product(id) : null),
    },
    Mutation: {
      cartLineAdd: async (_root, { input: { productId, quantity = 1, isOnlyIfAbsent = false } }: AddArguments) => {
        await this.gate;
        if (!this.products.has(productId)) return { __typename: 'ProductUnavailableError', message: 'No longer sold' };
        const present = this.quantities.get(productId);
        const isKept = isOnlyIfAbsent && present !== undefined;
        const failure = this.change(productId, isKept ? present : (present ?? 0) + quantity);
        const node = this.line(productId);
        const lineEdge = { cursor: node.id, node };
        const wasInCart = present !== undefined;
        return failure ?? { __typename: 'CartLineAddPayload', wasInCart, cart: this.cart(), lineEdge };
      },
      cartLineUpdate: async (_root, { input }: { input: { lineId: string; quantity: number } }) => {
        await this.gate;
        const productId = productIdOf(input.lineId);
        if (!this.quantities.has(productId)) return { __typename: 'CartLineNotFoundError', message: 'It is gone' };
        const failure = this.change(productId, input.quantity);
        return failure ?? { __typename: 'CartLineUpdatePayload', cart: this.cart(), line: this.line(productId) };
      },
      cartLineRemove: async (_root, { input }: { input: { lineId: string } }) => {
        await this.gate;
        this.quantities.delete(productIdOf(input.lineId));
        return { __typename: 'CartLineRemovePayload', cart: this.cart(), removedLineId: input.lineId };
      },
      cartLineSaveForLater: async (_root, { input }: { input: { lineId: string } }) => {
        await this.gate;
        const productId = productIdOf(input.lineId);
        const quantity = this.quantities.get(productId);
        if (quantity === undefined) return { __typename: 'CartLineNotFoundError', message: 'It is gone' };
        if (this.saved.size >= this.maxSaved) return { __typename: 'TooManySavedCartLinesError', message: 'Too many' };
        this.quantities.delete(productId);
        const node = this.save(productId, quantity + (this.saved.get(productId) ?? 0)).savedLine(productId);
        const savedLineEdge = { cursor: node.id, node };
        const removedLineId = input.lineId;
        return { __typename: 'CartLineSaveForLaterPayload', cart: this.cart(), removedLineId, savedLineEdge };
      },
      savedCartLineMoveToCart: async (_root, { input }: { input: { savedLineId: string } }) => {
        await this.gate;
        const productId = input.savedLineId.replace('saved_', '');
        const present = this.quantities.get(productId) ?? 0;
        const { maxQuantity } = this.product(productId);
        const movedQuantity = Math.min(this.saved.get(productId) ?? 0, maxQuantity - present);
        if (movedQuantity < 1) return this.change(productId, maxQuantity + 1);
        this.saved.delete(productId);
        this.quantities.set(productId, present + movedQuantity);
        const node = this.line(productId);
        return {
          ...{ __typename: 'SavedCartLineMoveToCartPayload', cart: this.cart(), movedQuantity },
          ...{ removedSavedLineId: input.savedLineId, lineEdge: { cursor: node.id, node } },
        };
      },
      savedCartLineCreate: async (_root, { input }: { input: { productId: string; quantity: number } }) => {
        const node = this.save(input.productId, input.quantity).savedLine(input.productId);
        return { __typename: 'SavedCartLineCreatePayload', savedLineEdge: { cursor: node.id, node } };
      },
      savedCartLineDelete: async (_root, { input }: { input: { savedLineId: string } }) => {
        await this.gate;
        this.saved.delete(input.savedLineId.replace('saved_', ''));
        return { __typename: 'SavedCartLineDeletePayload', deletedSavedLineId: input.savedLineId };
      },
    },
  });
}

function productIdOf(lineId: string): string {
  return lineId.replace('line_', '');
}
