import { UserError } from '../../platform/core/errors/userError.ts';

/** The product can be bought, so there is nothing to wait for. */
export class ProductInStockError extends UserError {
  readonly available: number;

  constructor(available: number) {
    super('Good news: this product is in stock again');
    this.name = 'ProductInStockError';
    this.available = available;
  }
}

/** The largest number of open requests of an account. */
export const MAX_STOCK_NOTIFICATIONS = 50;

/** The account has the largest number of open requests already. */
export class TooManyStockNotificationsError extends UserError {
  readonly limit = MAX_STOCK_NOTIFICATIONS;

  constructor() {
    super(`You can wait for up to ${MAX_STOCK_NOTIFICATIONS} products at a time. Remove one to add another.`);
    this.name = 'TooManyStockNotificationsError';
  }
}
