import { useCallback, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { loginPath } from '../identity/loginPath.ts';
import { storePendingAction } from '../identity/pendingAction.ts';
import { isUnauthenticated, toErrorMessage } from '../../relay/RequestError.ts';
import { placeKey } from '../../ui/placeKey.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { announce } from '../../ui/announce.ts';
import { readMyCart, useMyCartLine, type CartLine } from './cartLines.ts';
import type { useCartQuantity_product$key } from './__generated__/useCartQuantity_product.graphql.ts';
import { queueQuantity } from './quantityQueue.ts';
import { texts } from './texts.ts';
import { showInCartBar } from './ViewCartBar.tsx';

/** Loads the mutations of the cart's lines, which only signed-in users can send. */
const importCartMutations = () => import('./cartMutations.ts');

/** The Add that led to the login, by its place and product. */
let expectedReturn: string | undefined;

/**
 * The quantity of a product in the cart, its maximum, the product's limit per order, and the callback that changes the quantity. A
 * change shows optimistically and is announced; if the server rejects it, it is rolled back and a toast shows the reason. A signed-out
 * visitor is sent to the login and back to the product's Add. A row of the cart gives its line, which the layout may not have loaded yet.
 */
export function useCartQuantity(productKey: useCartQuantity_product$key, shownLine?: Omit<CartLine, 'product'>) {
  const product = useFragment(
    graphql`
      fragment useCartQuantity_product on Product {
        id
        price
        maxQuantity
        maxPerOrder
        draftQuantity
      }
    `,
    productKey,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const location = useLocation();
  const { id: productId, price } = product;
  const line = useMyCartLine(productId) ?? shownLine;
  const path = location.pathname + location.search;
  const place = placeKey(location);

  const [isLeaving, setLeaving] = useState(false);

  const goToLogin = () => {
    if (line === undefined) storePendingAction({ kind: 'addToCart', productId, price, path, place });
    expectedReturn = place + productId;
    setLeaving(true);
    void Promise.resolve(navigate(loginPath(path))).finally(() => setLeaving(false));
  };

  const setQuantity = (quantity: number) => {
    if (readMyCart(environment).isSignedOut) {
      goToLogin();
      return;
    }
    queueQuantity(
      environment,
      { productId, confirmed: line === undefined ? null : { id: line.id, quantity: line.quantity }, quantity },
      {
        async add(quantityToAdd) {
          const isCartLoaded = readMyCart(environment).isLoaded;
          const result = await (await importCartMutations()).addCartLine(environment, productId, quantityToAdd);
          // The cart that is being loaded may have been answered before the product was added.
          if (!isCartLoaded) await reloadCart(environment);
          return result;
        },
        setQuantity: async (lineId, next) => (await importCartMutations()).updateCartLine(environment, lineId, next),
        remove: async (lineId) => (await importCartMutations()).removeCartLine(environment, lineId),
        onChanged: announceChange,
        onRefused: (errorMessage) => {
          showError(errorMessage);
          return reloadCart(environment);
        },
        onFailed: (error) => {
          if (isUnauthenticated(error)) goToLogin();
          else showError(toErrorMessage(error));
        },
      },
    );
  };

  return {
    quantity: line?.quantity ?? product.draftQuantity ?? 0,
    maxQuantity: line?.maxQuantity ?? product.maxQuantity,
    maxPerOrder: product.maxPerOrder ?? null,
    setQuantity,
    /** Whether the login is being opened. */
    isLeaving,
    /** Whether this is the Add that led to the login, shown again; true once. */
    isReturn: useCallback(() => {
      if (place + productId !== expectedReturn) return false;
      expectedReturn = undefined;
      return true;
    }, [place, productId]),
  };
}

/** Says that the quantity of a product in the cart rose or fell: in the cart bar of a phone, else by a toast. */
function announceChange(change: number): void {
  const text = change > 0 ? 'Item added' : texts.removed;
  if (showInCartBar(text)) announce(text);
  else showSuccess(text);
}

/** Its code is seldom needed. */
async function reloadCart(environment: IEnvironment): Promise<void> {
  const { refreshCart } = await import('./refreshCart.ts');
  await refreshCart(environment);
}
