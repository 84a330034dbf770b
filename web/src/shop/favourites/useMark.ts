import { useCallback, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { loginPath } from '../identity/loginPath.ts';
import { actionCallbacks } from '../../relay/actionCallbacks.ts';
import { isUnauthenticated, toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import { myProductsIn, useMyProducts, type MarkField } from './myProducts.ts';

interface Mark {
  field: MarkField;
  /** The mutations that mark a product and unmark it; their input is its id. */
  mutations: { mark: GraphQLTaggedNode; unmark: GraphQLTaggedNode };
  isMarkedUntilLoaded?: boolean;
}

/**
 * Whether the viewer has marked a product, and the callback that changes it: the change shows at once, and is rolled back with a
 * toast if the server refuses it. A change is sent when the server has answered the one before. A visitor is sent to the login and
 * back to the page.
 */
export function useMark(productId: string, { field, mutations, isMarkedUntilLoaded = false }: Mark) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMarked = useMyProducts()?.[field].has(productId) ?? isMarkedUntilLoaded;
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  const setMarked = useCallback(
    async (next: boolean): Promise<boolean> => {
      const goToLogin = () => void navigate(loginPath(pathname + search));
      if (myProductsIn(environment).isSignedOut()) {
        goToLogin();
        return false;
      }
      const optimistic = environment.applyUpdate({
        storeUpdater: (store) => {
          const viewer = store.getRoot().getLinkedRecord('viewer');
          const ids = viewer?.getValue(field);
          if (!Array.isArray(ids)) return;
          const others = ids.filter((id) => id !== productId);
          viewer?.setValue(next ? [productId, ...others] : others, field);
        },
      });
      const answer = lastChange.current.then(() =>
        commitMark(environment, next ? mutations.mark : mutations.unmark, productId),
      );
      lastChange.current = answer.catch(() => undefined);
      try {
        const errorMessage = await answer;
        if (errorMessage !== null) showError(errorMessage);
        return errorMessage === null;
      } catch (error) {
        if (isUnauthenticated(error)) goToLogin();
        else showError(toErrorMessage(error));
        return false;
      } finally {
        optimistic.dispose();
      }
    },
    [environment, navigate, pathname, search, productId, field, mutations],
  );

  return { isMarked, setMarked };
}

/** Commits a change of one product's mark; answers why the server has refused it, or null. Rejects if the request fails. */
function commitMark(environment: IEnvironment, mutation: GraphQLTaggedNode, productId: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    commitMutation<MutationParameters>(environment, {
      mutation,
      variables: { input: { productId } },
      ...actionCallbacks({
        onDone: () => resolve(null),
        onRefused: resolve,
        onFailed: (_message, error) => reject(error),
      }),
    });
  });
}
