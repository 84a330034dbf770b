import { profileRoutes } from './account/profileRoutes.ts';
import { recoveryRoutes, sessionRoutes } from './account/accountRoutes.ts';
import { categoryRoutes, subCategoryRoutes } from './catalogue/categoryRoutes.ts';
import { productListRoutes } from './catalogue/productListRoutes.ts';
import { productRoutes } from './catalogue/productRoutes.ts';
import type { RestRoute } from './restRoute.ts';
import { addressRoutes } from './shopping/addressRoutes.ts';
import { cartRoutes } from './shopping/cartRoutes.ts';
import { orderRoutes } from './shopping/orderRoutes.ts';

/** The table of all calls below /api/, without the payment provider's webhook, which is in `payments/paymentWebhookRoute.ts`. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...sessionRoutes,
  ...recoveryRoutes,
  ...profileRoutes,
  ...categoryRoutes,
  ...subCategoryRoutes,
  ...productListRoutes,
  ...productRoutes,
  ...cartRoutes,
  ...addressRoutes,
  ...orderRoutes,
];
