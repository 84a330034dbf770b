import type { ExampleOperation } from './exampleOperations.ts';

/** The operations of a shopper, from browsing to the updates of an order, in the order in which they run. */
export const SHOPPER_EXAMPLES: readonly ExampleOperation[] = [
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
        id
        name
        subCategories(first: 2) {
          edges {
            node {
              id
              name
            }
          }
        }
        products(first: 4) {
          edges {
            node {
              id
              name
              unit
              price
              mrp
              discountPercent
            }
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# Best match first.
# Amounts are paise: 12900 is ₹129.
query Search($search: String!) {
  products(search: $search, first: 5) {
    totalCount
    edges {
      node {
        id
        name
        unit
        price
        isSoldOut
      }
    }
  }
}
`,
    variables: { search: 'milk' },
  },
  {
    query: `# facets counts what the filter can be set to:
# each kind with all filters but its own.
query Filter($search: String, $filter: ProductFilter) {
  products(search: $search, filter: $filter, first: 5) {
    totalCount
    facets {
      brands {
        value
        count
      }
      packSizes {
        value
        count
      }
    }
    edges {
      node {
        id
        name
        price
        unitPrice {
          price
          per
        }
      }
    }
  }
}
`,
    variables: { search: 'milk', filter: { price: { max: 10_000 }, inStock: true } },
  },
  {
    query: `# Signs this browser in by cookies. Programs send
# the token: see the headers of the last tab.
mutation LogIn($input: UserLogInInput!) {
  userLogIn(input: $input) {
    __typename
    ... on UserLogInPayload {
      accessToken
      refreshToken
      viewer {
        name
        role
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: { input: { email: 'shopper@kirana.example', password: 'kirana-demo' } },
  },
  {
    query: `# The answer has what the cart costs now.
mutation AddCartLine($input: CartLineAddInput!) {
  cartLineAdd(input: $input) {
    __typename
    ... on CartLineAddPayload {
      lineEdge {
        node {
          id
          quantity
        }
      }
      cart {
        isOrderable
        bill {
          grandTotal
        }
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: { input: { productId: 'prod_…', quantity: 2 } },
  },
  {
    query: `mutation CreateAddress($input: AddressCreateInput!) {
  addressCreate(input: $input) {
    __typename
    ... on AddressCreatePayload {
      addressEdge {
        node {
          id
          line
        }
      }
    }
    ... on InvalidInputError {
      issues {
        path
        message
      }
    }
    ... on Error {
      message
    }
  }
}
`,
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
    ... on OrderPlacePayload {
      order {
        id
        number
        status
        estimatedDeliveryAt
      }
    }
    ... on TotalChangedError {
      cart {
        bill {
          grandTotal
        }
      }
    }
    ... on Error {
      message
    }
  }
}
`,
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
  orderUpdated(id: $id) {
    id
    status
    estimatedDeliveryAt
    events {
      status
      createdAt
    }
  }
}
`,
    variables: { id: 'order_…' },
  },
  {
    query: `query MyOrders {
  viewer {
    orders(first: 5) {
      edges {
        node {
          id
          number
          status
          placedAt
          bill {
            grandTotal
          }
          lines(first: 10) {
            edges {
              node {
                name
                quantity
                total
              }
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
  },
  {
    query: `# A token for a program of yours, shown this once.
# The last tab sends it.
mutation CreateApiToken($input: ApiTokenCreateInput!) {
  apiTokenCreate(input: $input) {
    __typename
    ... on ApiTokenCreatePayload {
      token
      apiTokenEdge {
        node {
          id
          lastFour
          expiresAt
        }
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: { input: { name: 'My first program', scope: 'READ', expiresInDays: 30 } },
  },
];
