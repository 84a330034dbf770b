import { commitLocalUpdate } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { refreshCart } from '../cart/refreshCart.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';

/** What an order has done to cart, stock and lists: all that was loaded is old, and the cart, which every page shows, is asked for. */
export function refreshShop(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
  refreshCart(environment).catch((error: unknown) => showError(troubleMessage(error)));
}
