import { Box, Link as TextLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { dialUrl } from '@kirana/shared/phone.ts';
import { mailUrl } from '../../ui/format/mailUrl.ts';
import type { OrderHelp_contact$key } from './__generated__/OrderHelp_contact.graphql.ts';
import type { OrderDetails_order$data } from './__generated__/OrderDetails_order.graphql.ts';
import { isClosed, isPlaced } from './orderStates.ts';

/** What the page knows of the order. */
type HelpedOrder = Pick<OrderDetails_order$data, 'number' | 'status' | 'canCancel'>;

const answers = [
  {
    question: 'Where is my order?',
    answer: 'This page updates by itself. The order status shows each step, and the top of the page when to expect it.',
    isFor: ({ status }: HelpedOrder) => isPlaced(status) && !isClosed(status),
  },
  {
    question: 'Something is missing or not fresh',
    answer: 'Tell us on this page within two days of the delivery. A photo helps. We check it and refund you.',
    isFor: ({ status }: HelpedOrder) => status === 'DELIVERED',
  },
  {
    question: 'An item was unavailable',
    answer: 'You don’t pay for it. If you paid online, we refund it; if you pay cash, you pay that much less.',
    isFor: ({ status }: HelpedOrder) => isPlaced(status),
  },
  {
    question: 'Can I still cancel?',
    answer: 'Yes, until your order is packed. If you paid, we refund you right away.',
    isFor: ({ canCancel }: HelpedOrder) => canCancel,
  },
  {
    question: 'When do I get my money back?',
    answer: 'If you paid, we refund you right away; it can take your bank a few days to show it.',
    isFor: ({ status }: HelpedOrder) => isClosed(status) && status !== 'DELIVERED',
  },
];

interface OrderHelpProps {
  order: HelpedOrder;
  contact: OrderHelp_contact$key;
}

/** Answers to the questions that an order's state raises, and the shop's contact. */
export function OrderHelp({ order, contact: contactKey }: OrderHelpProps) {
  const { email, phone } = useFragment(
    graphql`
      fragment OrderHelp_contact on HelpContact {
        email
        phone
      }
    `,
    contactKey,
  );
  return (
    <>
      {answers
        .filter(({ isFor }) => isFor(order))
        .map(({ question, answer }) => (
          <Box as="details" key={question} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <Box as="summary" paddingBlock="3" fontWeight="medium" cursor="pointer">
              {question}
            </Box>
            <Text paddingBottom="3" color="fg.muted">
              {answer}
            </Text>
          </Box>
        ))}
      {(email != null || phone != null) && (
        <Text marginTop="3" overflowWrap="anywhere">
          Need something else? Contact us:{' '}
          {phone != null && (
            <TextLink href={dialUrl(phone)} colorPalette="primary" variant="underline">
              {phone}
            </TextLink>
          )}
          {phone != null && email != null && ' or '}
          {email != null && (
            <TextLink href={mailUrl(email, `Order #${order.number}`)} colorPalette="primary" variant="underline">
              {email}
            </TextLink>
          )}
        </Text>
      )}
    </>
  );
}
