import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { useActionDialog } from '../../ui/useActionDialog.ts';
import type { ChangeBlockLiftMutation } from './__generated__/ChangeBlockLiftMutation.graphql.ts';
import type { ChangeBlockPlaceMutation } from './__generated__/ChangeBlockPlaceMutation.graphql.ts';
import { blockTexts, kindTexts } from './texts.ts';

const MAX_REASON = 500;

interface ChangeBlockProps {
  customerId: string;
  kind: keyof typeof kindTexts;
  isBlocked: boolean;
}

/** The button that blocks a customer for a reason, or lifts the block, with its confirmation. */
export function ChangeBlock({ customerId, kind, isBlocked }: ChangeBlockProps) {
  const texts = kindTexts[kind];
  // While closing, the dialog keeps the confirmed question.
  const [question, setQuestion] = useState<'block' | 'unblock'>('block');
  const [reason, setReason] = useState('');
  const dialog = useActionDialog();
  const isBlocking = question === 'block';
  const { onDone, onRefused } = dialog.outcome(isBlocking ? texts.blocked : texts.unblocked);
  const handlers = {
    onDone: () => {
      onDone();
      setReason('');
    },
    onRefused,
  };
  const [block, isPlacing] = useAction<ChangeBlockPlaceMutation>(
    graphql`
      mutation ChangeBlockPlaceMutation($input: CustomerBlockInput!) {
        customerBlock(input: $input) {
          ... on CustomerBlockPayload {
            customer {
              ...CustomerBlocks_customer
              ...CustomerFlags_customer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    handlers,
  );
  const [unblock, isLifting] = useAction<ChangeBlockLiftMutation>(
    graphql`
      mutation ChangeBlockLiftMutation($input: CustomerUnblockInput!) {
        customerUnblock(input: $input) {
          ... on CustomerUnblockPayload {
            customer {
              ...CustomerBlocks_customer
              ...CustomerFlags_customer
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
        isOpen={dialog.isOpen}
        isBusy={isPlacing || isLifting}
        onClose={dialog.close}
        onConfirm={() => (isBlocking ? block({ customerId, kind, reason }) : unblock({ customerId, kind }))}
      >
        <Text color="fg.muted" mb={isBlocking ? '4' : undefined}>
          {isBlocking ? texts.blockText : texts.unblockText}
        </Text>
        {isBlocking && (
          <TextAreaField
            label={blockTexts.reason}
            help={blockTexts.reasonHelp}
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
