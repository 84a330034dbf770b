import type { MockResolvers } from '../../../mock/mockedServer.ts';

/** For tests: a server that keeps the marks of its one user; null is a visitor. */
export class FakeMarks {
  favouriteProductIds: string[] = [];
  stockNotificationProductIds: string[] = [];
  /** The typed error of the next mutation. */
  refusal: { __typename: string; message: string } | null = null;
  isSignedIn = true;
  /** What a mutation waits for before it changes a mark. */
  beforeChange: () => Promise<void> = () => Promise.resolve();

  readonly resolvers = (): MockResolvers => ({
    Query: { viewer: () => (this.isSignedIn ? this.user() : null) },
    Mutation: {
      favouriteAdd: (_root: unknown, { input }: Change) => this.add('favouriteProductIds', input.productId),
      favouriteRemove: (_root: unknown, { input }: Change) => this.remove('favouriteProductIds', input.productId),
      stockNotificationCreate: (_root: unknown, { input }: Change) =>
        this.add('stockNotificationProductIds', input.productId),
      stockNotificationDelete: (_root: unknown, { input }: Change) =>
        this.remove('stockNotificationProductIds', input.productId),
    },
  });

  private user() {
    const { favouriteProductIds, stockNotificationProductIds } = this;
    return { __typename: 'User', id: 'user_1', favouriteProductIds, stockNotificationProductIds };
  }

  private async add(field: 'favouriteProductIds' | 'stockNotificationProductIds', productId: string) {
    await this.beforeChange();
    if (this.refusal !== null) return this.refusal;
    this[field] = [productId, ...this[field]];
    const __typename = field === 'favouriteProductIds' ? 'FavouriteAddPayload' : 'StockNotificationCreatePayload';
    return { __typename, user: this.user() };
  }

  private async remove(field: 'favouriteProductIds' | 'stockNotificationProductIds', productId: string) {
    await this.beforeChange();
    this[field] = this[field].filter((id) => id !== productId);
    return { removedProductId: productId, deletedProductId: productId, user: this.user() };
  }
}

interface Change {
  input: { productId: string };
}
