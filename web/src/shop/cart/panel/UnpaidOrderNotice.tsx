import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import type { UnpaidOrderNotice_order$key } from './__generated__/UnpaidOrderNotice_order.graphql.ts';
import { unpaidNoticeTexts as texts } from './panelTexts.ts';

interface UnpaidOrderNoticeProps {
  order: UnpaidOrderNotice_order$key;
  onLeave?: () => void;
}

/** Says in the cart that an order of the same items waits for its payment, and links to both. */
export function UnpaidOrderNotice({ order: orderKey, onLeave }: UnpaidOrderNoticeProps) {
  const { id, number, payment } = useFragment(
    graphql`
      fragment UnpaidOrderNotice_order on Order {
        id
        number
        payment {
          amount
          url
        }
      }
    `,
    orderKey,
  );
  return (
    <Flex
      as="section"
      aria-label={texts.title}
      direction="column"
      gap="1"
      padding="4"
      borderBottomWidth="1px"
      background="brand.subtle"
    >
      <Text fontWeight="bold">{texts.title}</Text>
      <Text textStyle="sm">{texts.order(number, formatRupees(payment.amount))}</Text>
      <Flex gap="2" marginTop="2" wrap="wrap">
        {payment.url != null && (
          <Button asChild>
            <a href={payment.url}>{texts.payNow}</a>
          </Button>
        )}
        <Button asChild variant="ghost" colorPalette="gray">
          <Link to={`/dashboard/myorders/${id}`} onClick={onLeave}>
            {texts.seeOrder}
          </Link>
        </Button>
      </Flex>
    </Flex>
  );
}
