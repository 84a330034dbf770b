import { Box, Button } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { formatRupees, roundToRupee } from '@kirana/shared/money.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { PaymentRefusal, type RefusedPayment } from './PaymentRefusal.tsx';
import type { PayCashButton_order$key } from './__generated__/PayCashButton_order.graphql.ts';
import type { PayCashButtonMutation } from './__generated__/PayCashButtonMutation.graphql.ts';
import { refreshAfterOrder } from './refreshAfterOrder.ts';

/** Places an unpaid order with cash on delivery, beside other buttons in a row that wraps; renders nothing for any other order. */
export function PayCashButton({ order: orderKey }: { order: PayCashButton_order$key }) {
  const { id, canSwitchToCash, payment } = useFragment(
    graphql`
      fragment PayCashButton_order on Order {
        id
        canSwitchToCash
        payment {
          amount
        }
      }
    `,
    orderKey,
  );
  const environment = useRelayEnvironment();
  const [switchToCash, isSwitching] = useAction<PayCashButtonMutation>(graphql`
    mutation PayCashButtonMutation($input: PaymentSwitchToCashInput!) {
      paymentSwitchToCash(input: $input) {
        ... on PaymentSwitchToCashPayload {
          order {
            ...orderChanges_order
          }
        }
        ... on OrderTransitionError {
          currentOrder {
            ...orderChanges_order
          }
        }
        ... on PaymentUnavailableError @alias(as: "PaymentUnavailableError") {
          message
          remedies
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [refusal, setRefusal] = useState<RefusedPayment | null>(null);
  const refusalId = useId();
  if (!canSwitchToCash) return null;
  const payCash = () => {
    setRefusal(null);
    switchToCash(
      { orderId: id },
      {
        onDone: () => {
          refreshAfterOrder(environment);
          showSuccess(`Order placed. Pay ${formatRupees(roundToRupee(payment.amount))} in cash on delivery.`);
        },
        errors: { PaymentUnavailableError: setRefusal },
      },
    );
  };
  return (
    <>
      <Button
        variant="outline"
        loading={isSwitching}
        loadingText="Pay cash instead"
        aria-describedby={refusal === null ? undefined : refusalId}
        onClick={payCash}
      >
        Pay cash instead
      </Button>
      {refusal !== null && (
        // Its own row: beside the buttons it would push them apart.
        <Box flexBasis="100%" order={{ md: 1 }}>
          <Box maxWidth="30rem">
            <PaymentRefusal id={refusalId} refusal={refusal} />
          </Box>
        </Box>
      )}
    </>
  );
}
