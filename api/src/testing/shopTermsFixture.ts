import type { ShopSettings } from '../platform/config/settings/shopSettings.ts';
import { environmentSettings } from '../platform/config/settings/environmentSettings.ts';

/** Settings without limits of refunds, and without limits and holds for cash on delivery, because the tests of other rules order more. */
export const UNLIMITED_CASH = {
  CASH_LIMIT_NEWCOMER: 'off',
  CASH_LIMIT_ACCOUNT: 'off',
  CASH_LIMIT_DAY: 'off',
  CASH_LIMIT_ADDRESS: 'off',
  CASH_LIMIT_NETWORK: 'off',
  REVIEW_ORDERS_ABOVE: 'off',
  REFUNDS_PER_PERSON: 'off',
};

/** The settings of a shop without fees and limits. */
export const TEST_TERMS: ShopSettings = environmentSettings.parse(UNLIMITED_CASH).first;
