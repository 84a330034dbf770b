import { Box, Flex, Text, Button, Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useState } from 'react';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { CustomerBlocks_customer$key } from './__generated__/CustomerBlocks_customer.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { useActionDialog } from '../../ui/useActionDialog.ts';
import type { CustomerBlocksChangeBlockLiftMutation } from './__generated__/CustomerBlocksChangeBlockLiftMutation.graphql.ts';
import type { CustomerBlocksChangeBlockPlaceMutation } from './__generated__/CustomerBlocksChangeBlockPlaceMutation.graphql.ts';
import type { CustomerBlocks_customerFlags$key } from './__generated__/CustomerBlocks_customerFlags.graphql.ts';

/** The words for each kind of block, by its name in the schema. */
const kindTexts = {
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    block: 'Block cash',
    blockTitle: 'Block cash on delivery?',
    blockText: 'Existing orders aren’t affected. At checkout, we’ll ask the customer to pay online or contact us.',
    blocked: 'Cash on delivery is blocked',
    unblock: 'Allow cash',
    unblockTitle: 'Allow cash on delivery again?',
    unblockText: 'The shop’s usual cash limits apply.',
    unblocked: 'Cash on delivery is allowed',
  },
  ACCOUNT: {
    name: 'Account',
    block: 'Suspend account',
    blockTitle: 'Suspend this account?',
    blockText:
      'The customer is logged out everywhere and can’t log in. Open orders aren’t affected, so cancel them if you need to.',
    blocked: 'The account is suspended',
    unblock: 'Reinstate account',
    unblockTitle: 'Reinstate this account?',
    unblockText: 'The customer can log in again.',
    unblocked: 'The account is active',
  },
} as const;

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
      state: isCashOnDeliveryBlocked ? 'Blocked' : 'Allowed',
    },
    { kind: 'ACCOUNT', isBlocked: isSuspended, state: isSuspended ? 'Suspended' : 'Active' },
  ] as const;
  const lifted = blocks.filter(({ liftedAt }) => liftedAt != null);
  return (
    <OrderSection title="Restrictions">
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
                  {`${block.author?.name ?? 'Deleted account'}, ${formatDateTime(block.createdAt)}`}
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
      {lifted.length > 0 && (
        <Box
          as="ul"
          aria-label="Earlier restrictions"
          listStyleType="none"
          mt="4"
          pt="3"
          borderTopWidth="1px"
          textStyle="sm"
          color="fg.muted"
        >
          {lifted.map(({ kind, reason, createdAt, liftedAt }) => (
            <Box as="li" key={createdAt} overflowWrap="anywhere">
              {kind in kindTexts ? kindTexts[kind as keyof typeof kindTexts].name : kind}:{' '}
              {`${formatDateTime(createdAt)} to ${formatDateTime(liftedAt ?? createdAt)}`}
              {reason != null && ` · ${reason}`}
            </Box>
          ))}
        </Box>
      )}
    </OrderSection>
  );
}

const MAX_REASON = 500;

interface ChangeBlockProps {
  customerId: string;
  kind: keyof typeof kindTexts;
  isBlocked: boolean;
}

/** The button that blocks a customer for a reason, or lifts the block, with its confirmation. */
function ChangeBlock({ customerId, kind, isBlocked }: ChangeBlockProps) {
  const texts = kindTexts[kind];
  // While closing, the dialog keeps the confirmed question.
  const [question, setQuestion] = useState<'block' | 'unblock'>('block');
  const [reason, setReason] = useState('');
  const dialog = useActionDialog();
  const isBlocking = question === 'block';
  const handlers = {
    onDone: () => {
      dialog.succeed(isBlocking ? texts.blocked : texts.unblocked);
      setReason('');
    },
    onRefused: dialog.refuse,
  };
  const [block, isPlacing] = useAction<CustomerBlocksChangeBlockPlaceMutation>(
    graphql`
      mutation CustomerBlocksChangeBlockPlaceMutation($input: CustomerBlockInput!) {
        customerBlock(input: $input) {
          ... on CustomerBlockPayload {
            customer {
              ...CustomerBlocks_customer
              ...CustomerBlocks_customerFlags
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    handlers,
  );
  const [unblock, isLifting] = useAction<CustomerBlocksChangeBlockLiftMutation>(
    graphql`
      mutation CustomerBlocksChangeBlockLiftMutation($input: CustomerUnblockInput!) {
        customerUnblock(input: $input) {
          ... on CustomerUnblockPayload {
            customer {
              ...CustomerBlocks_customer
              ...CustomerBlocks_customerFlags
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    handlers,
  );

  return (
    <>
      <Button
        variant="outline"
        colorPalette={isBlocked ? 'gray' : 'red'}
        onClick={() => {
          setQuestion(isBlocked ? 'unblock' : 'block');
          dialog.open();
        }}
      >
        {isBlocked ? texts.unblock : texts.block}
      </Button>
      <ConfirmDialog
        title={isBlocking ? texts.blockTitle : texts.unblockTitle}
        action={isBlocking ? texts.block : texts.unblock}
        isDestructive={isBlocking}
        errorMessage={dialog.refusal}
        {...dialog.shown}
        isBusy={isPlacing || isLifting}
        onConfirm={() => (isBlocking ? block({ customerId, kind, reason }) : unblock({ customerId, kind }))}
      >
        <Text color="fg.muted" mb={isBlocking ? '4' : undefined}>
          {isBlocking ? texts.blockText : texts.unblockText}
        </Text>
        {isBlocking && (
          <TextAreaField
            label="Reason"
            help="For staff only. The customer won’t see it."
            value={reason}
            maxLength={MAX_REASON}
            rows={2}
            required
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

/** Labels of a customer's blocks, and of notes about them. */
export function CustomerFlags({ customer: customerKey }: { customer: CustomerBlocks_customerFlags$key }) {
  const { isSuspended, isCashOnDeliveryBlocked, hasNotes } = useFragment(
    graphql`
      fragment CustomerBlocks_customerFlags on Customer {
        isSuspended
        isCashOnDeliveryBlocked
        hasNotes
      }
    `,
    customerKey,
  );
  return (
    <>
      {isSuspended && <Badge colorPalette="red">Suspended</Badge>}
      {isCashOnDeliveryBlocked && <Badge colorPalette="red">No cash</Badge>}
      {hasNotes && <Badge colorPalette="yellow">Notes</Badge>}
    </>
  );
}
