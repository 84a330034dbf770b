import { Button } from '@chakra-ui/react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { whenQuantitySettled } from '../quantityQueue.ts';
import type { SaveForLaterButton_line$key } from './__generated__/SaveForLaterButton_line.graphql.ts';
import { moveLineToCart, reportFailure, saveLineForLater } from './savedLines.ts';

/** Saves a line of the cart for later; the toast offers to move it back. */
export function SaveForLaterButton({ line: lineKey }: { line: SaveForLaterButton_line$key }) {
  const { id, product } = useFragment(
    graphql`
      fragment SaveForLaterButton_line on CartLine {
        id
        product {
          id
          name
          unit
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
      aria-label={`Save for later: ${product.name} ${product.unit}`}
      onClick={() =>
        void reportFailure(environment, save(environment, { lineId: id, productId: product.id, name: product.name }))
      }
    >
      Save for later
    </Button>
  );
}

async function save(
  environment: IEnvironment,
  { lineId, productId, name }: { lineId: string; productId: string; name: string },
): Promise<void> {
  await whenQuantitySettled(environment, productId);
  const savedLineId = await saveLineForLater(environment, lineId);
  const undo = async () => {
    await moveLineToCart(environment, { savedLineId, productId });
  };
  showSuccess(`${name} is saved for later`, {
    label: 'Undo',
    onPress: () => void reportFailure(environment, undo()),
  });
}
