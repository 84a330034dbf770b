import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  CartFullError,
  CartLineNotFoundError,
  OutOfStockError,
  ProductUnavailableError,
  QuantityLimitError,
} from './cartErrors.ts';

builder.objectType(OutOfStockError, {
  name: 'OutOfStockError',
  description: 'The stock does not suffice for the quantity.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ available: t.exposeInt('available', { description: 'The current stock.' }) }),
});

builder.objectType(ProductUnavailableError, {
  name: 'ProductUnavailableError',
  description: 'The shop does not sell the product, or no longer does.',
  interfaces: [ErrorInterface],
});

builder.objectType(QuantityLimitError, {
  name: 'QuantityLimitError',
  description: 'The quantity exceeds the limit per product.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'The largest quantity of a product in one order.' }) }),
});

builder.objectType(CartFullError, {
  name: 'CartFullError',
  description: 'The cart has the largest number of lines already.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'The largest number of lines.' }) }),
});

builder.objectType(CartLineNotFoundError, {
  name: 'CartLineNotFoundError',
  description: "The viewer's cart does not contain the line.",
  interfaces: [ErrorInterface],
});
