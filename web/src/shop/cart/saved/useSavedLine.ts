import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { refreshCart } from '../refreshCart.ts';
import { createSavedLine } from './createSavedLine.ts';
import { deleteSavedLine } from './deleteSavedLine.ts';
import { moveLineToCart } from './moveLineToCart.ts';
import { savedTexts } from './savedTexts.ts';
import type { useSavedLine_line$key } from './__generated__/useSavedLine_line.graphql.ts';

/** What a shopper does with a saved line: moves it to the cart, whose answer it waits for, or removes it at once, with Undo. */
export function useSavedLine(lineKey: useSavedLine_line$key) {
  const { id, quantity, product } = useFragment(
    graphql`
      fragment useSavedLine_line on SavedCartLine {
        id
        quantity
        product {
          id
          name
        }
      }
    `,
    lineKey,
  );
  const environment = useRelayEnvironment();
  const [isMoving, setMoving] = useState(false);
  const { id: productId, name } = product;

  const report = (work: Promise<unknown>) => work.catch((error: unknown) => showError(toErrorMessage(error)));

  async function moveToCart() {
    const result = await moveLineToCart(environment, { savedLineId: id, productId });
    if ('errorMessage' in result) {
      showError(result.errorMessage);
      await refreshCart(environment);
    } else if (result.movedQuantity < quantity) {
      showSuccess(savedTexts.movedFewer(name, result.movedQuantity));
    } else {
      showSuccess(savedTexts.moved(name));
    }
  }

  async function saveAgain() {
    const errorMessage = await createSavedLine(environment, { productId, quantity });
    if (errorMessage !== null) showError(errorMessage);
  }

  async function deleteLine() {
    await deleteSavedLine(environment, id);
    showSuccess(savedTexts.removed(name), { label: savedTexts.undo, onPress: () => void report(saveAgain()) });
  }

  return {
    isMoving,
    move: () => {
      if (isMoving) return;
      setMoving(true);
      void report(moveToCart()).finally(() => setMoving(false));
    },
    remove: () => void report(deleteLine()),
  };
}
