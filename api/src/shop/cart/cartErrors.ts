import { defineUserError } from '../../platform/core/errors/userError.ts';
import { MAX_LINES } from './cartLimits.ts';

export class OutOfStockError extends defineUserError({
  description: 'The stock does not suffice.',
  fields: { available: { type: 'Int', description: 'The current stock.' } },
}) {
  constructor(available: number) {
    super(available === 0 ? 'Out of Stock' : `Only ${available} left`, { available });
  }
}

export class ProductUnavailableError extends defineUserError({
  description: 'The product is not available for sale.',
  message: 'This product is no longer sold',
}) {}

export class QuantityLimitError extends defineUserError({
  description: 'The quantity is above the limit per product.',
  fields: { limit: { type: 'Int', description: 'The limit.' } },
}) {
  constructor(limit: number) {
    super(`You can order up to ${limit} of this item`, { limit });
  }
}

export class CartFullError extends defineUserError({
  description: 'The cart has the maximum of lines.',
  fields: { limit: { type: 'Int', description: 'The maximum.' } },
}) {
  constructor() {
    super(`Your cart is full. It can hold ${MAX_LINES} different products.`, { limit: MAX_LINES });
  }
}

export class CartLineNotFoundError extends defineUserError({
  description: "The viewer's cart has no such line.",
  message: 'This product is no longer in your cart',
}) {}
