import { useCallback } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { isUnauthenticated } from '../relay/isUnauthenticated.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { useCartQuantity_product$key } from './__generated__/useCartQuantity_product.graphql.ts';
import { wishQuantity } from './cartWishes.ts';
import { rememberPendingAdd } from './rememberedAdd.ts';
import { readMyCart } from './readMyCart.ts';
import { refreshCart } from './refreshCart.ts';
import { texts } from './texts.ts';
import { useAddCartLine } from './useAddCartLine.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';
import { useSetCartLineQuantity } from './useSetCartLineQuantity.ts';

/**
 * How many of a product are in the cart, how many there can be, and the deed that changes it: shown at once, told by a toast,
 * taken back with the reason when the server refuses. Signed out, it leads to the login and back to the product's Add.
 */
export function useCartQuantity(productKey: useCartQuantity_product$key) {
  const product = useFragment(
    graphql`
      fragment useCartQuantity_product on Product {
        id
        name
        stock
        myCartLine {
          id
          quantity
          maxQuantity
        }
      }
    `,
    productKey,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const add = useAddCartLine();
  const set = useSetCartLineQuantity();
  const remove = useRemoveCartLine();
  const { id: productId, name, myCartLine: line } = product;

  const goToLogin = useCallback(() => {
    if (line == null) rememberPendingAdd({ productId, name });
    void navigate(loginPath(pathname + search));
  }, [line, productId, name, navigate, pathname, search]);

  const setQuantity = useCallback(
    (quantity: number) => {
      if (readMyCart(environment).isSignedOut) {
        goToLogin();
        return;
      }
      wishQuantity(
        environment,
        { productId, held: line == null ? null : { id: line.id, quantity: line.quantity }, quantity },
        {
          add: (wanted) => add(productId, wanted),
          setQuantity: set,
          remove,
          onChanged: (change) => showSuccess(change > 0 ? texts.added : texts.removed),
          onRefused: (refusal) => {
            showError(refusal);
            return refreshCart(environment);
          },
          onFailed: (error) => {
            if (isUnauthenticated(error)) goToLogin();
            else showError(troubleMessage(error));
          },
        },
      );
    },
    [environment, productId, line, add, set, remove, goToLogin],
  );

  return { quantity: line?.quantity ?? 0, maxQuantity: line?.maxQuantity ?? product.stock, setQuantity };
}
