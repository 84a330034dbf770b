import { Button } from '@chakra-ui/react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { whenQuantitySettled } from '../quantityQueue.ts';
import { refreshCart } from '../refreshCart.ts';
import type { SaveForLaterButton_line$key } from './__generated__/SaveForLaterButton_line.graphql.ts';
import { moveLineToCart } from './moveLineToCart.ts';
import { savedTexts } from './savedTexts.ts';
import { saveLineForLater } from './saveLineForLater.ts';

/** Saves a line of the cart for later; the toast offers to move it back. */
export function SaveForLaterButton({ line: lineKey }: { line: SaveForLaterButton_line$key }) {
  const { id, product } = useFragment(
    graphql`
      fragment SaveForLaterButton_line on CartLine {
        id
        product {
          id
          name
        }
      }
    `,
    lineKey,
  );
  const environment = useRelayEnvironment();

  return (
    <Button
      variant="ghost"
      width="100%"
      height="11"
      paddingInline="0"
      textStyle="xs"
      aria-label={savedTexts.about(savedTexts.save, product.name)}
      onClick={() => void save(environment, { lineId: id, productId: product.id, name: product.name })}
    >
      {savedTexts.save}
    </Button>
  );
}

async function save(
  environment: IEnvironment,
  { lineId, productId, name }: { lineId: string; productId: string; name: string },
): Promise<void> {
  try {
    await whenQuantitySettled(environment, productId);
    const result = await saveLineForLater(environment, lineId);
    if ('errorMessage' in result) {
      showError(result.errorMessage);
      await refreshCart(environment);
      return;
    }
    const { savedLineId } = result;
    showSuccess(savedTexts.saved(name), {
      label: savedTexts.undo,
      onPress: () => void undo(environment, { savedLineId, productId }),
    });
  } catch (error) {
    showError(toErrorMessage(error));
  }
}

async function undo(environment: IEnvironment, line: { savedLineId: string; productId: string }): Promise<void> {
  try {
    const result = await moveLineToCart(environment, line);
    if ('errorMessage' in result) showError(result.errorMessage);
  } catch (error) {
    showError(toErrorMessage(error));
  }
}
