import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { CustomerBlocks_customer$key } from './__generated__/CustomerBlocks_customer.graphql.ts';
import { ChangeBlock } from './ChangeBlock.tsx';
import { blockTexts as texts, kindTexts } from './texts.ts';

/** What a customer may do: order with cash, and log in, with the buttons that block it; and the blocks that were lifted. */
export function CustomerBlocks({ customer: customerKey }: { customer: CustomerBlocks_customer$key }) {
  const { id, isSuspended, isCashOnDeliveryBlocked, blocks } = useFragment(
    graphql`
      fragment CustomerBlocks_customer on Customer {
        id
        isSuspended
        isCashOnDeliveryBlocked
        blocks {
          kind
          reason
          createdAt
          author {
            name
          }
          liftedAt
        }
      }
    `,
    customerKey,
  );
  const states = [
    {
      kind: 'CASH_ON_DELIVERY',
      isBlocked: isCashOnDeliveryBlocked,
      state: isCashOnDeliveryBlocked ? texts.blocked : texts.allowed,
    },
    { kind: 'ACCOUNT', isBlocked: isSuspended, state: isSuspended ? texts.suspended : texts.active },
  ] as const;
  const lifted = blocks.filter(({ liftedAt }) => liftedAt != null);
  return (
    <OrderSection title={texts.title}>
      <Box display="grid" gap="4">
        {states.map(({ kind, isBlocked, state }) => {
          const block = blocks.find((each) => each.kind === kind && each.liftedAt == null);
          return (
            <Box key={kind}>
              <Flex justify="space-between" align="center" gap="2" wrap="wrap">
                <Text>
                  {kindTexts[kind].name}:{' '}
                  <Text as="span" fontWeight="semibold" color={isBlocked ? 'fg.error' : undefined}>
                    {state}
                  </Text>
                </Text>
                <ChangeBlock customerId={id} kind={kind} isBlocked={isBlocked} />
              </Flex>
              {isBlocked && block != null && (
                <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
                  {block.reason != null && `${block.reason} · `}
                  {texts.blockedBy(block.author?.name ?? texts.nobody, formatDateTime(block.createdAt))}
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
      {lifted.length > 0 && (
        <Box
          as="ul"
          aria-label={texts.history}
          listStyleType="none"
          mt="4"
          pt="3"
          borderTopWidth="1px"
          textStyle="sm"
          color="fg.muted"
        >
          {lifted.map(({ kind, reason, createdAt, liftedAt }) => (
            <Box as="li" key={createdAt} overflowWrap="anywhere">
              {texts.lifted(
                kind in kindTexts ? kindTexts[kind as keyof typeof kindTexts].name : kind,
                formatDateTime(createdAt),
                formatDateTime(liftedAt ?? createdAt),
              )}
              {reason != null && ` · ${reason}`}
            </Box>
          ))}
        </Box>
      )}
    </OrderSection>
  );
}
