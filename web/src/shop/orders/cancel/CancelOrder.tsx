import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { CancelOrder_order$key } from './__generated__/CancelOrder_order.graphql.ts';
import { cancelTexts } from './texts.ts';

interface CancelOrderProps {
  order: CancelOrder_order$key;
  /** It is beside more important actions. */
  isQuiet?: boolean;
  onPress: () => void;
}

/** The button that opens the dialog of the cancellation, while that is allowed. */
export function CancelOrder({ order: orderKey, isQuiet = false, onPress }: CancelOrderProps) {
  const { canCancel } = useFragment(
    graphql`
      fragment CancelOrder_order on Order {
        canCancel
      }
    `,
    orderKey,
  );
  if (!canCancel) return null;
  return (
    <Button variant={isQuiet ? 'ghost' : 'outline'} colorPalette={isQuiet ? 'gray' : 'red'} onClick={onPress}>
      {cancelTexts.open}
    </Button>
  );
}
