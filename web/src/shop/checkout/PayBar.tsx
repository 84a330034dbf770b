import { Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees, roundToRupee } from '@kirana/shared/money.ts';
import { PaymentRefusal, type RefusedPayment } from '../orders/PaymentRefusal.tsx';
import { contentPath } from '../pages/pageUrl.ts';
import styles from './CheckoutPage.module.css';
import type { PayBar_onlinePayment$key } from './__generated__/PayBar_onlinePayment.graphql.ts';
import type { PaymentMethod } from './usePlaceOrder.ts';

const Terms = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

interface PayBarProps {
  /** Null if the shop takes cash only. */
  onlinePayment: PayBar_onlinePayment$key | null | undefined;
  /** In paise. */
  total: number;
  /** What store credit pays of it. */
  storeCredit: number;
  /** The chosen payment method while its order is being placed. */
  busyWith: PaymentMethod | null;
  /** The payment method that was refused for this order, and why; null if none was. */
  refusal: (RefusedPayment & { paymentMethod: PaymentMethod }) | null;
  /** Why the order cannot be placed yet; null if it can. */
  disabledReason: string | null;
  /** What gives the order an address that the shop delivers to; null if it has one. */
  addressStep: string | null;
  onAddressStep: () => void;
  onOrder: (method: PaymentMethod) => void;
}

/** The payment buttons, or the one that leads to an address: at the end of the summary, on phones in a bar of about 8 rem at the bottom of the screen, below the total. */
export function PayBar({
  onlinePayment: onlinePaymentKey,
  total,
  storeCredit,
  busyWith,
  refusal,
  disabledReason,
  addressStep,
  onAddressStep,
  onOrder,
}: PayBarProps) {
  const onlinePayment = useFragment(
    graphql`
      fragment PayBar_onlinePayment on OnlinePayment {
        isSandbox
      }
    `,
    onlinePaymentKey,
  );
  const id = useId();
  const due = total - storeCredit;
  const cash = roundToRupee(due);
  const isPaid = storeCredit > 0 && storeCredit === total;
  const hasOnline = onlinePayment != null && !isPaid;
  const shown = hasOnline ? due : cash;
  const isSandbox = hasOnline && onlinePayment.isSandbox;
  const cashText = isPaid ? 'Place order' : 'Cash on Delivery';
  const payText = hasOnline ? 'Online Payment' : cashText;
  const firstText = addressStep ?? payText;
  const hindranceId = disabledReason === null ? '' : `${id}-disabledReason`;
  const testId = isSandbox ? `${id}-test` : '';
  const refusalId = `${id}-refusal`;
  const describedBy = (method: PaymentMethod) =>
    [hindranceId, method === 'ONLINE' ? testId : '', method === refusal?.paymentMethod ? refusalId : '']
      .filter((each) => each !== '')
      .join(' ');

  const renderButton = (method: PaymentMethod, text: string, isPrimary: boolean) => (
    <Button
      flex={{ base: '1 1 0', lg: '1 1 100%' }}
      size="lg"
      paddingInline="2"
      textStyle={{ base: 'sm', lg: 'md' }}
      variant={isPrimary ? 'solid' : 'outline'}
      disabled={disabledReason !== null && addressStep === null}
      // Not `disabled` while busy, because a disabled button loses the focus. useCheckout ignores a second press.
      aria-disabled={busyWith !== null}
      aria-describedby={describedBy(method) || undefined}
      onClick={addressStep === null ? () => onOrder(method) : onAddressStep}
    >
      {busyWith === method && <Spinner size="sm" />}
      {text}
    </Button>
  );

  return (
    <div className={styles.bar}>
      {disabledReason !== null && (
        <Text id={hindranceId} textStyle="sm" color="fg.muted" marginBottom="2">
          {disabledReason}
        </Text>
      )}
      <Flex justifyContent="space-between" alignItems="baseline" gap="4" marginBottom="2" wrap="wrap">
        <Text hideFrom="lg" fontVariantNumeric="tabular-nums">
          <Text as="span" color="fg.muted" textStyle="sm">
            {shown === total ? 'Grand total' : 'To pay'}
          </Text>{' '}
          <Text as="span" textStyle="lg" fontWeight="bold">
            {formatRupees(shown)}
          </Text>
          {hasOnline && cash !== due && (
            <Text as="span" color="fg.muted" textStyle="sm">
              {' '}
              {`or ${formatRupees(cash)} in cash`}
            </Text>
          )}
        </Text>
        {isSandbox && (
          <Text id={testId} textStyle="sm" color="fg.warning">
            Test mode: no real charge
          </Text>
        )}
      </Flex>
      {refusal !== null && (
        <Box marginBottom="3">
          <PaymentRefusal id={refusalId} refusal={refusal} />
        </Box>
      )}
      <Flex wrap={{ base: 'nowrap', lg: 'wrap' }} gap="2">
        {/* The button that leads to an address becomes the first way to pay, so that it keeps the focus and moves nothing. */}
        {renderButton(hasOnline ? 'ONLINE' : 'CASH_ON_DELIVERY', firstText, true)}
        {hasOnline && addressStep === null && renderButton('CASH_ON_DELIVERY', 'Cash on Delivery', false)}
      </Flex>
      <Text marginTop="2" textStyle="xs" color="fg.muted">
        {'By placing the order you accept the '}
        <Terms to={contentPath('TERMS')}>terms</Terms>
        {' and the '}
        <Terms to={contentPath('RETURNS')}>returns policy</Terms>.
      </Text>
    </div>
  );
}
