import type { IMocks } from '@graphql-tools/mock';

const productNames = ['Toor dal', 'Basmati rice', 'Full cream milk', 'Brown bread', 'Alphonso mango', 'Masala chai'];
const emojis = ['🥛', '🍞', '🥭', '🌾', '☕'];
const dominantColors = ['#f3e8d2', '#e3f0dc', '#fbe3dc', '#e0edf4'];

/** Plausible values for each type, the same ones in the same order after each call; ids contain no dash, as the API's. */
export function mocks(): IMocks {
  let count = 0;
  const next = () => (count += 1);
  const pick = (values: readonly string[]) => values[next() % values.length] ?? '';
  return {
    ID: () => `mock_${String(next()).padStart(6, '0')}`,
    Int: () => 3,
    Paise: () => 4900,
    Date: () => '2026-01-15',
    DateTime: () => '2026-01-15T10:30:00.000Z',
    JSON: () => ({ name: 'Asha Rao', email: 'asha@kirana.example' }),
    Upload: () => null,
    Picture: () =>
      mockPicture({ emoji: pick(emojis), dominantColor: pick(dominantColors), alt: 'A drawing of the product' }),
    PageInfo: () => ({ hasNextPage: false, hasPreviousPage: false, startCursor: 'start', endCursor: 'end' }),
    User: () => ({
      name: 'Asha Rao',
      email: 'asha@kirana.example',
      mobile: null,
      role: 'USER',
      avatar: null,
      isEmailVerified: true,
      pendingEmail: null,
      unpaidOrder: null,
      orders: { edges: [], totalCount: 0 },
    }),
    Session: () => ({ device: 'Chrome on Android', isCurrent: false }),
    Category: () => ({ name: 'Dairy & bread' }),
    SubCategory: () => ({ name: 'Milk' }),
    Product: () => ({
      name: pick(productNames),
      brand: 'Gaon Fresh',
      unit: '500 g',
      description: 'Sorted by hand and packed the same morning. Keeps well in a cool, dry place.',
      mrp: 5500,
      discountPercent: 10,
      price: 4900,
      stock: 12,
      maxQuantity: 12,
      maxPerOrder: null,
      isSoldOut: false,
      isWithdrawn: false,
      deliveryBadge: '10 Min',
      unitPrice: { price: 980, per: '100 g' },
    }),
    ProductFacets: () => ({ subCategories: [], brands: [], prices: [], discounts: [], diets: [], packSizes: [] }),
    ProductDetail: () => ({ name: 'Shelf life', value: '6 months' }),
    Shop: () => ({
      isOpen: true,
      opensAt: null,
      closesAt: null,
      closureMessage: null,
      minimumOrder: null,
      deliversEverywhere: true,
      isServiceable: true,
    }),
    Cart: () => ({ minimumOrder: null }),
    Bill: () => ({
      quantity: 3,
      mrpTotal: 16500,
      savings: 1800,
      itemsTotal: 14700,
      deliveryFee: 0,
      handlingFee: 0,
      grandTotal: 14700,
    }),
    CartLine: () => ({
      quantity: 1,
      maxQuantity: 10,
      status: 'AVAILABLE',
      priceChange: 0,
      mrpTotal: 5500,
      total: 4900,
    }),
    Address: () => ({
      label: null,
      house: null,
      floor: null,
      building: null,
      street: null,
      landmark: null,
      receiverName: null,
      deliveryInstructions: null,
      line: '14, Lake View Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'India',
      pincode: '560001',
      isServiceable: true,
      mobile: '9876543210',
    }),
    OrderAddress: () => ({
      recipientName: 'Asha Rao',
      line: '14, Lake View Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'India',
      pincode: '560001',
      mobile: '9876543210',
    }),
    Order: () => ({
      number: 100_000 + next(),
      status: 'PLACED',
      paymentMethod: 'CASH_ON_DELIVERY',
      invoice: null,
    }),
    OrderLine: () => ({
      name: 'Toor dal',
      brand: 'Gaon Fresh',
      unit: '500 g',
      quantity: 1,
      missingQuantity: 0,
      refundedQuantity: 0,
      mrp: 5500,
      price: 4900,
      total: 4900,
    }),
    OrderEvent: () => ({ status: 'PLACED', actorRole: 'SHOPPER', note: null }),
    Payment: () => ({ status: 'PENDING', amount: 14700, refunded: 0, url: null, paidAt: null, refunds: [] }),
    Refund: () => ({ amount: 4900, reason: 'CANCELLED', status: 'PENDING', note: null, settledAt: null }),
    OnlinePayment: () => ({ isSandbox: true, publishableKey: null }),
    // Mutations succeed unless a test overrides them.
    AccountDeleteResult: () => ({ __typename: 'AccountDeletePayload' }),
    AddressCreateResult: () => ({ __typename: 'AddressCreatePayload' }),
    AddressUpdateResult: () => ({ __typename: 'AddressUpdatePayload' }),
    AddressDeleteResult: () => ({ __typename: 'AddressDeletePayload' }),
    AvatarUploadResult: () => ({ __typename: 'AvatarUploadPayload' }),
    CartLineAddResult: () => ({ __typename: 'CartLineAddPayload' }),
    CategoryCreateResult: () => ({ __typename: 'CategoryCreatePayload' }),
    CategoryDeleteResult: () => ({ __typename: 'CategoryDeletePayload' }),
    CategoryUpdateResult: () => ({ __typename: 'CategoryUpdatePayload' }),
    CartLineRemoveResult: () => ({ __typename: 'CartLineRemovePayload' }),
    CartLineUpdateResult: () => ({ __typename: 'CartLineUpdatePayload' }),
    EmailVerifyResult: () => ({ __typename: 'EmailVerifyPayload' }),
    EmailVerificationRequestResult: () => ({ __typename: 'EmailVerificationRequestPayload' }),
    OrderCancelResult: () => ({ __typename: 'OrderCancelPayload' }),
    OrderUpdateStateResult: () => ({ __typename: 'OrderUpdateStatePayload' }),
    OrderPlaceResult: () => ({ __typename: 'OrderPlacePayload' }),
    OrderRefundLinesResult: () => ({ __typename: 'OrderRefundLinesPayload' }),
    PasswordChangeResult: () => ({ __typename: 'PasswordChangePayload' }),
    PasswordResetRequestResult: () => ({ __typename: 'PasswordResetRequestPayload' }),
    PasswordResetResult: () => ({ __typename: 'PasswordResetPayload' }),
    PasswordResetVerifyResult: () => ({ __typename: 'PasswordResetVerifyPayload' }),
    PaymentAbandonResult: () => ({ __typename: 'PaymentAbandonPayload' }),
    PaymentCheckResult: () => ({ __typename: 'PaymentCheckPayload' }),
    PictureUploadResult: () => ({ __typename: 'PictureUploadPayload' }),
    ProductCreateResult: () => ({ __typename: 'ProductCreatePayload' }),
    ProductUpdateResult: () => ({ __typename: 'ProductUpdatePayload' }),
    ProfileUpdateResult: () => ({ __typename: 'ProfileUpdatePayload' }),
    SessionRefreshResult: () => ({ __typename: 'SessionRefreshPayload' }),
    SubCategoryCreateResult: () => ({ __typename: 'SubCategoryCreatePayload' }),
    SubCategoryDeleteResult: () => ({ __typename: 'SubCategoryDeletePayload' }),
    SubCategoryUpdateResult: () => ({ __typename: 'SubCategoryUpdatePayload' }),
    UserLogInResult: () => ({ __typename: 'UserLogInPayload' }),
    UserRegisterResult: () => ({ __typename: 'UserRegisterPayload' }),
    InvalidInputError: () => ({ message: 'Please check the marked fields.' }),
  };
}

/** A picture of an emoji on its background. */
export function mockPicture({ emoji, dominantColor, alt }: { emoji: string; dominantColor: string; alt: string }) {
  const address = (width: number) => `/media/mock/${encodeURIComponent(emoji)}/${width}.svg`;
  const srcSet = [96, 192, 384, 768].map((width) => `${address(width)} ${width}w`).join(', ');
  return { url: address(384), srcSet, dominantColor, alt };
}

interface Paging {
  first?: number;
  after?: string;
  offset?: number;
}

/** A page of `nodes` as the API would return it; cursors are positions. */
export function connection(nodes: readonly unknown[], { first = 20, after, offset = 0 }: Paging) {
  const start = after === undefined || after === null ? offset : Number(after) + 1;
  const edges = nodes.slice(start, start + first).map((node, index) => ({ cursor: String(start + index), node }));
  return {
    edges,
    totalCount: nodes.length,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: start > 0,
      hasNextPage: start + first < nodes.length,
    },
  };
}
