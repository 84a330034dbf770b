/**
 * An operation in a tab of GraphiQL, which prints it with a field on each line. The reader replaces `prod_…` by an id of that type from
 * an earlier answer, and a total of zero by the total of the cart.
 */
export interface ExampleOperation {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The operations of a shopper, from browsing to the updates of an order, in the order in which they run. */
const SHOPPER_EXAMPLES: readonly ExampleOperation[] = [
  {
    query: `# Kirana: a shop as a graph.
# The tabs lead to an order, and on to what
# admins do: run them one after another.
# Where variables say "prod_…", put an id
# from an earlier answer.
query Browse {
  categories(first: 3) {
    totalCount
    edges {
      node {
        id name
        subCategories(first: 2) { edges { node { id name } } }
        products(first: 4) { edges { node { id name unit price mrp discountPercent } } }
      }
    }
  }
}`,
  },
  {
    query: `# Best match first.
# Amounts are paise: 12900 is ₹129.
query Search($search: String!) {
  products(search: $search, first: 5) { totalCount edges { node { id name unit price isSoldOut } } }
}`,
    variables: { search: 'milk' },
  },
  {
    query: `# facets counts what the filter can be set to:
# each kind with all filters but its own.
query Filter($search: String, $filter: ProductFilter) {
  products(search: $search, filter: $filter, first: 5) {
    totalCount
    facets { brands { value count } packSizes { value count } }
    edges { node { id name price unitPrice { price per } } }
  }
}`,
    variables: { search: 'milk', filter: { price: { max: 10_000 }, inStock: true } },
  },
  {
    query: `# Signs this browser in by cookies. Programs send
# the token: see the headers of the last tab.
mutation LogIn($input: UserLogInInput!) {
  userLogIn(input: $input) {
    __typename
    ... on UserLogInPayload { accessToken refreshToken viewer { name role } }
    ... on Error { message }
  }
}`,
    variables: { input: { email: 'shopper@kirana.example', password: 'kirana-demo' } },
  },
  {
    query: `# The answer has what the cart costs now.
mutation AddCartLine($input: CartLineAddInput!) {
  cartLineAdd(input: $input) {
    __typename
    ... on CartLineAddPayload {
      lineEdge { node { id quantity } }
      cart { isOrderable bill { grandTotal } }
    }
    ... on Error { message }
  }
}`,
    variables: { input: { productId: 'prod_…', quantity: 2 } },
  },
  {
    query: `mutation CreateAddress($input: AddressCreateInput!) {
  addressCreate(input: $input) {
    __typename
    ... on AddressCreatePayload { addressEdge { node { id line } } }
    ... on InvalidInputError { issues { path message } }
    ... on Error { message }
  }
}`,
    variables: {
      input: {
        label: 'HOME',
        house: 'Flat 4B',
        street: '12 Park Street',
        city: 'Kolkata',
        state: 'West Bengal',
        pincode: '700016',
        mobile: '9800000000',
      },
    },
  },
  {
    query: `# expectedTotal is the cart's grandTotal, as the
# tab AddCartLine has it; the API refuses another.
# The same key again gives the same order;
# a new order wants a new key.
mutation PlaceOrder($input: OrderPlaceInput!) {
  orderPlace(input: $input) {
    __typename
    ... on OrderPlacePayload { order { id number status estimatedDeliveryAt } }
    ... on TotalChangedError { cart { bill { grandTotal } } }
    ... on Error { message }
  }
}`,
    variables: {
      input: {
        addressId: 'addr_…',
        expectedTotal: 0,
        paymentMethod: 'CASH_ON_DELIVERY',
        idempotencyKey: 'my-first-order',
      },
    },
  },
  {
    query: `# Comes at once, and again whenever something
# happens to the order; over server-sent events.
subscription OrderUpdates($id: ID!) {
  orderUpdated(id: $id) { id status estimatedDeliveryAt events { status createdAt } }
}`,
    variables: { id: 'order_…' },
  },
  {
    query: `query MyOrders {
  viewer {
    orders(first: 5) {
      edges {
        node {
          id number status placedAt
          bill { grandTotal }
          lines(first: 10) { edges { node { name quantity total } } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`,
  },
  {
    query: `# A token for a program of yours, shown this once.
# The last tab sends it.
mutation CreateApiToken($input: ApiTokenCreateInput!) {
  apiTokenCreate(input: $input) {
    __typename
    ... on ApiTokenCreatePayload { token apiTokenEdge { node { id lastFour expiresAt } } }
    ... on Error { message }
  }
}`,
    variables: { input: { name: 'My first program', scope: 'READ', expiresInDays: 30 } },
  },
];

/** The operations of an admin, in the order in which they run. */
const ADMIN_EXAMPLES: readonly ExampleOperation[] = [
  {
    query: `# For the tabs that follow.
mutation LogInAsAdmin($input: UserLogInInput!) {
  userLogIn(input: $input) {
    __typename
    ... on UserLogInPayload { viewer { name role } }
    ... on Error { message }
  }
}`,
    variables: { input: { email: 'admin@kirana.example', password: 'kirana-demo' } },
  },
  {
    query: `# mrp is in paise. pictureUpload stores pictures;
# it wants a multipart request.
mutation CreateProduct($input: ProductCreateInput!) {
  productCreate(input: $input) {
    __typename
    ... on ProductCreatePayload { product { id version stock price } }
    ... on InvalidInputError { issues { path message } }
    ... on Error { message }
  }
}`,
    variables: {
      input: {
        name: 'Alphonso mangoes',
        unit: '6 pcs',
        mrp: 49900,
        discountPercent: 10,
        stock: 25,
        description: 'Ripe and sweet.',
        details: [{ name: 'Shelf life', value: '5 days' }],
        categoryIds: ['cat_…'],
        subCategoryIds: ['sub_…'],
        pictureIds: [],
      },
    },
  },
  {
    query: `# version and seenStock say what the change was
# made from: nothing is overwritten unseen.
mutation SetStock($input: ProductUpdateInput!) {
  productUpdate(input: $input) {
    __typename
    ... on ProductUpdatePayload { product { version stock } }
    ... on Error { message }
  }
}`,
    variables: { input: { productId: 'prod_…', version: 1, seenStock: 25, stock: 40, stockNote: 'Counted' } },
  },
  {
    query: `query AdminOrders($filter: AdminOrderFilter) {
  adminOrders(first: 10, filter: $filter) {
    edges { node { id number status placedAt bill { grandTotal } } }
  }
}`,
    variables: { filter: { statuses: ['PLACED', 'CONFIRMED'] } },
  },
  {
    query: `# Signed messages about orders.
# The secret is shown this once.
mutation CreateWebhook($input: WebhookEndpointCreateInput!) {
  webhookEndpointCreate(input: $input) {
    __typename
    ... on WebhookEndpointCreatePayload { secret endpoint { id url } }
    ... on InvalidInputError { issues { path message } }
    ... on Error { message }
  }
}`,
    variables: {
      input: { url: 'https://example.com/kirana', description: 'My program', statuses: ['PLACED', 'DELIVERED'] },
    },
  },
  {
    query: `query Webhooks {
  webhookEndpoints(first: 20) {
    totalCount
    edges {
      node { id url statuses isEnabled deliveries(first: 5) { edges { node { id type state } } } }
    }
  }
}`,
  },
];

const WITH_TOKEN: ExampleOperation = {
  query: `# The request of a program: write your token
# into the headers below.
query WithToken {
  viewer { name role }
}`,
  headers: { Authorization: 'Bearer kirana_YOUR_TOKEN' },
};

/** The operations of GraphiQL's tabs, in the order in which they run. */
export const EXAMPLE_OPERATIONS: readonly ExampleOperation[] = [...SHOPPER_EXAMPLES, ...ADMIN_EXAMPLES, WITH_TOKEN];
