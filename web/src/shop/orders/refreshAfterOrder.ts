import { commitLocalUpdate } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { refreshCart } from '../cart/refreshCart.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';

/** Invalidates the store after an order changed cart, stock and lists, and reloads the cart, which every page shows. */
export function refreshAfterOrder(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
  refreshCart(environment).catch((error: unknown) => showError(toErrorMessage(error)));
}
