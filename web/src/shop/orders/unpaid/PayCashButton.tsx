import { Box, Button } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { roundToRupee } from '../../../ui/money/roundToRupee.ts';
import { PaymentRefusal } from '../refusal/PaymentRefusal.tsx';
import type { RefusedPayment } from '../refusal/refusedPayment.ts';
import type { PayCashButton_order$key } from './__generated__/PayCashButton_order.graphql.ts';
import { unpaidOrderTexts as texts } from './texts.ts';
import { useSwitchToCash } from './useSwitchToCash.ts';

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
  const [switchToCash, isSwitching] = useSwitchToCash();
  const [refusal, setRefusal] = useState<RefusedPayment | null>(null);
  const refusalId = useId();
  if (!canSwitchToCash) return null;
  const payCash = () => {
    setRefusal(null);
    switchToCash(
      { orderId: id },
      {
        onDone: () => showSuccess(texts.placed(formatRupees(roundToRupee(payment.amount)))),
        errors: { PaymentUnavailableError: setRefusal },
      },
    );
  };
  return (
    <>
      <Button
        variant="outline"
        loading={isSwitching}
        loadingText={texts.payCash}
        aria-describedby={refusal === null ? undefined : refusalId}
        onClick={payCash}
      >
        {texts.payCash}
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
