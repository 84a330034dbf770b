import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { PayCashButton_order$key } from './__generated__/PayCashButton_order.graphql.ts';
import { unpaidOrderTexts as texts } from './texts.ts';
import { useSwitchToCash } from './useSwitchToCash.ts';

/** Places an unpaid order with cash on delivery; renders nothing for any other order. */
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
  const { switchToCash, isSwitching } = useSwitchToCash();
  if (!canSwitchToCash) return null;
  const payCash = () =>
    switchToCash(id, {
      onPlaced: () => showSuccess(texts.placed(formatRupees(payment.amount))),
      onRefused: showError,
    });
  return (
    <Button variant="outline" loading={isSwitching} loadingText={texts.payCash} onClick={payCash}>
      {texts.payCash}
    </Button>
  );
}
