import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import {
  CartFullError,
  CartLineGoneError,
  OutOfStockError,
  ProductWithdrawnError,
  QuantityLimitError,
} from './cartErrors.ts';

builder.objectType(OutOfStockError, {
  name: 'OutOfStockError',
  description: 'More is wanted than is left.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ available: t.exposeInt('available', { description: 'How many are left.' }) }),
});

builder.objectType(ProductWithdrawnError, {
  name: 'ProductWithdrawnError',
  description: 'The product is not sold, or no longer.',
  interfaces: [ErrorInterface],
});

builder.objectType(QuantityLimitError, {
  name: 'QuantityLimitError',
  description: 'More is wanted than one order may hold of a product.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'The most of it that one order may hold.' }) }),
});

builder.objectType(CartFullError, {
  name: 'CartFullError',
  description: 'The cart holds as many different products as it can.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'How many different products a cart may hold.' }) }),
});

builder.objectType(CartLineGoneError, {
  name: 'CartLineGoneError',
  description: "The line is not in the viewer's cart, or no longer.",
  interfaces: [ErrorInterface],
});
