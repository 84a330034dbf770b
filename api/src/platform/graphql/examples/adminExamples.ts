import type { ExampleOperation } from './exampleOperations.ts';

/** The operations of an admin, in the order in which they run. */
export const ADMIN_EXAMPLES: readonly ExampleOperation[] = [
  {
    query: `# For the tabs that follow.
mutation LogInAsAdmin($input: UserLogInInput!) {
  userLogIn(input: $input) {
    __typename
    ... on UserLogInPayload {
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
    variables: { input: { email: 'admin@kirana.example', password: 'kirana-demo' } },
  },
  {
    query: `# mrp is in paise. pictureUpload stores pictures;
# it wants a multipart request.
mutation CreateProduct($input: ProductCreateInput!) {
  productCreate(input: $input) {
    __typename
    ... on ProductCreatePayload {
      product {
        id
        version
        stock
        price
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
    ... on ProductUpdatePayload {
      product {
        version
        stock
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: { input: { productId: 'prod_…', version: 1, seenStock: 25, stock: 40, stockNote: 'Counted' } },
  },
  {
    query: `query AdminOrders($filter: AdminOrderFilter) {
  adminOrders(first: 10, filter: $filter) {
    edges {
      node {
        id
        number
        status
        placedAt
        bill {
          grandTotal
        }
      }
    }
  }
}
`,
    variables: { filter: { statuses: ['PLACED', 'CONFIRMED'] } },
  },
  {
    query: `# Signed messages about orders.
# The secret is shown this once.
mutation CreateWebhook($input: WebhookEndpointCreateInput!) {
  webhookEndpointCreate(input: $input) {
    __typename
    ... on WebhookEndpointCreatePayload {
      secret
      endpoint {
        id
        url
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
      input: { url: 'https://example.com/kirana', description: 'My program', statuses: ['PLACED', 'DELIVERED'] },
    },
  },
  {
    query: `query Webhooks {
  webhookEndpoints(first: 20) {
    totalCount
    edges {
      node {
        id
        url
        statuses
        isEnabled
        deliveries(first: 5) {
          edges {
            node {
              id
              type
              state
            }
          }
        }
      }
    }
  }
}
`,
  },
];
