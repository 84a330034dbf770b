import { defineUserError } from '../../platform/core/errors/userError.ts';

export class ProductInStockError extends defineUserError({
  description: 'The product is in stock.',
  fields: { available: { type: 'Int', description: 'The current stock.' } },
}) {
  constructor(available: number) {
    super('Good news: this product is in stock again', { available });
  }
}

/** The largest number of open requests of an account. */
export const MAX_STOCK_NOTIFICATIONS = 50;

export class TooManyStockNotificationsError extends defineUserError({
  description: 'The account has the largest number of open requests.',
  fields: { limit: { type: 'Int', description: 'The largest number of open requests.' } },
}) {
  constructor() {
    super(`You can wait for up to ${MAX_STOCK_NOTIFICATIONS} products at a time. Remove one to add another.`, {
      limit: MAX_STOCK_NOTIFICATIONS,
    });
  }
}
