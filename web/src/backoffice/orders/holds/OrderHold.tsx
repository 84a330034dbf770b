import { use } from 'react';
import { FinalFocusContext } from '../../ui/FinalFocusContext.ts';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Permitted } from '../../permissions/Permitted.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useRefusal } from '../../fulfillment/RefreshContext.ts';
import type { OrderHoldReleaseMutation } from './__generated__/OrderHoldReleaseMutation.graphql.ts';
import type { OrderHold_order$key } from './__generated__/OrderHold_order.graphql.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { RelativeTime } from '../../../ui/format/RelativeTime.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { TermRow } from '../../../ui/TermRow.tsx';
import { methodTexts } from '../../fulfillment/texts.ts';
import { texts } from '../board/texts.ts';
import type { OrderHold_orderRisk$key } from './__generated__/OrderHold_orderRisk.graphql.ts';

/** Why an order is on hold, by the reasons' names in the schema. */
const holdReasonTexts: Readonly<Record<string, string>> = {
  HIGH_RISK_OF_FRAUD: 'This is a large cash order from a shopper who hasn’t received one yet.',
};

interface OrderHoldProps {
  order: OrderHold_order$key;
  /** Asks whether to cancel the order. */
  onCancel: () => void;
}

/** Why an order is on hold, with the buttons that release and cancel it; renders nothing for any other order. */
export function OrderHold({ order: orderKey, onCancel }: OrderHoldProps) {
  const finalFocus = use(FinalFocusContext);
  const { id, number, holdReason } = useFragment(
    graphql`
      fragment OrderHold_order on Order {
        id
        number
        holdReason
      }
    `,
    orderKey,
  );
  const [releaseHold, isReleasing] = useAction<OrderHoldReleaseMutation>(
    graphql`
      mutation OrderHoldReleaseMutation($input: OrderReleaseHoldInput!) {
        orderReleaseHold(input: $input) {
          ... on OrderReleaseHoldPayload {
            order {
              ...boardOrderChanges_order
            }
          }
          ... on OrderTransitionError {
            currentOrder {
              ...boardOrderChanges_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        showSuccess(`Order #${number} is released`);
        finalFocus()?.focus();
      },
      onRefused: useRefusal(),
    },
  );
  if (holdReason == null) return null;
  return (
    <Box
      as="section"
      aria-label={texts.onHold}
      layerStyle="card"
      padding="5"
      borderColor="secondary.border"
      background="secondary.subtle"
    >
      <Heading as="h2" textStyle="md" fontWeight="bold">
        {texts.onHold}
      </Heading>
      <Text marginTop="1">{holdReasonTexts[holdReason] ?? holdReason}</Text>
      <Text textStyle="sm" color="fg.muted">
        It can’t be picked until you release it. Its items stay reserved.
      </Text>
      <Permitted to="ORDERS">
        <Flex gap="3" wrap="wrap" marginTop="4">
          <PendingButton isPending={isReleasing} onClick={() => releaseHold({ orderId: id })}>
            Release
          </PendingButton>
          <Button variant="outline" colorPalette="red" onClick={onCancel}>
            Cancel order
          </Button>
        </Flex>
      </Permitted>
    </Box>
  );
}

/** Facts from which an admin decides whether an order is genuine. */
export function OrderRisk({ order: orderKey }: { order: OrderHold_orderRisk$key }) {
  const { paymentMethod, risk } = useFragment(
    graphql`
      fragment OrderHold_orderRisk on Order {
        paymentMethod
        risk @required(action: THROW) {
          isEmailConfirmed
          accountCreatedAt
          deliveredOrderCount
          cancelledOrderCount
          otherAccountsAtAddress
          otherAccountsInNetwork
        }
      }
    `,
    orderKey,
  );
  const now = useNow();
  return (
    <OrderSection title="Risk">
      <Box as="dl" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        <TermRow term="Email">{risk.isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}</TermRow>
        <TermRow term="Account created">
          <RelativeTime moment={risk.accountCreatedAt} now={new Date(now)} />
        </TermRow>
        <TermRow term="Earlier orders">
          {`${risk.deliveredOrderCount} delivered, ${risk.cancelledOrderCount} cancelled`}
        </TermRow>
        <TermRow term="Payment">{methodTexts[paymentMethod] ?? paymentMethod}</TermRow>
        <TermRow term="Other accounts at this address in 7 days">{countText(risk.otherAccountsAtAddress)}</TermRow>
        <TermRow term="Other accounts on this network in 7 days">{countText(risk.otherAccountsInNetwork)}</TermRow>
      </Box>
      <Text marginTop="2" textStyle="sm" color="fg.muted">
        Phones on the same mobile carrier can share a network.
      </Text>
    </OrderSection>
  );
}

function countText(count: number | null | undefined): string {
  if (count == null) return 'No longer known';
  return count === 0 ? 'None' : formatCount(count);
}
