import { useActionDialog } from '../ui/useActionDialog.ts';
import { Box, Flex, Text, Button, Grid } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useState } from 'react';
import { Permitted } from '../permissions/Permitted.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../staffPaths.ts';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { StoreCreditTransactionRow } from '../../shop/storeCredit/StoreCreditTransactionRow.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { CustomerStoreCredit_customer$key } from './__generated__/CustomerStoreCredit_customer.graphql.ts';
import type { CustomerStoreCreditNextQuery } from './__generated__/CustomerStoreCreditNextQuery.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import type { CustomerStoreCreditAdjustStoreCreditMutation } from './__generated__/CustomerStoreCreditAdjustStoreCreditMutation.graphql.ts';
import { explainRupees, parseRupees } from '../../ui/money/parseRupees.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

const TITLE = 'Store credit';

const PAGE_SIZE = 5;

/** A customer's store credit: the balance, what changed it, and the button that changes it. */
export function CustomerStoreCredit({ customer }: { customer: CustomerStoreCredit_customer$key }) {
  const { data, ...pages } = usePaginationFragment<CustomerStoreCreditNextQuery, CustomerStoreCredit_customer$key>(
    graphql`
      fragment CustomerStoreCredit_customer on Customer
      @refetchable(queryName: "CustomerStoreCreditNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        id
        storeCredit {
          balance
          transactions(first: $count, after: $cursor) @connection(key: "CustomerStoreCredit_transactions") {
            __id
            edges {
              node {
                id
                actor {
                  name
                }
                ...StoreCreditTransactionRow_transaction
              }
            }
          }
        }
      }
    `,
    customer,
  );
  const { balance, transactions } = data.storeCredit;
  const more = useLoadMore(pages, PAGE_SIZE, transactions.__id);
  return (
    <OrderSection title={TITLE}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {`Balance: ${formatRupees(balance)}`}
        </Text>
        <Permitted to="REFUNDS">
          <AdjustStoreCredit customerId={data.id} balance={balance} connectionId={transactions.__id} />
        </Permitted>
      </Flex>
      {transactions.edges.length === 0 ? (
        <Text mt="3" color="fg.muted">
          No transactions yet.
        </Text>
      ) : (
        <Box as="ul" aria-label={TITLE} mt="2" listStyleType="none">
          {transactions.edges.map(({ node }) => (
            <StoreCreditTransactionRow
              key={node.id}
              transaction={node}
              pathOf={adminOrderPath}
              actor={node.actor?.name}
            />
          ))}
        </Box>
      )}
      <LoadMore pages={more} />
    </OrderSection>
  );
}

const MAX_REASON = 200;
const EMPTY = { isRemoved: false, amount: '', note: '' };

interface AdjustStoreCreditProps {
  customerId: string;
  /** In paise. */
  balance: number;
  connectionId: string;
}

/** The button and dialog that add to a customer's store credit, or remove from it. */
function AdjustStoreCredit({ customerId, balance, connectionId }: AdjustStoreCreditProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const dialog = useActionDialog({
    onClose: () => {
      setDraft(EMPTY);
      setChecked(false);
    },
  });
  const { keyFor, forget } = useIdempotencyKey(); // trying again after a failure changes the credit once
  const [adjust, isAdjusting] = useAction<CustomerStoreCreditAdjustStoreCreditMutation>(
    graphql`
      mutation CustomerStoreCreditAdjustStoreCreditMutation($input: StoreCreditAdjustInput!, $connections: [ID!]!) {
        storeCreditAdjust(input: $input) {
          ... on StoreCreditAdjustPayload {
            storeCreditAccount {
              balance
            }
            transactionEdge @prependEdge(connections: $connections) {
              node {
                id
                actor {
                  name
                }
                ...StoreCreditTransactionRow_transaction
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [connectionId] },
      updater: (store, response) => {
        const account = response?.storeCreditAdjust.storeCreditAccount;
        if (account != null)
          store.get(customerId)?.getLinkedRecord('storeCredit')?.setValue(account.balance, 'balance');
      },
      onDone: ({ storeCreditAccount }) => {
        forget();
        dialog.succeed(`Store credit is now ${formatRupees(storeCreditAccount.balance)}`);
      },
      onRefused: dialog.refuse,
    },
  );
  const amount = parseRupees(draft.amount);
  const isAmount = amount !== null && amount > 0;
  const note = draft.note.trim();

  const change = () => {
    setChecked(true);
    dialog.setRefusal('');
    if (!isAmount || note === '') return;
    const adjustment = { customerId, amount: draft.isRemoved ? -amount : amount, note };
    adjust({ ...adjustment, idempotencyKey: keyFor(adjustment) });
  };
  return (
    <>
      <Button variant="outline" onClick={dialog.open}>
        Add or remove
      </Button>
      <ConfirmDialog
        title="Change store credit"
        action={draft.isRemoved ? 'Remove' : 'Add'}
        isDestructive={draft.isRemoved}
        errorMessage={dialog.refusal}
        {...dialog.shown}
        isBusy={isAdjusting}
        onConfirm={change}
      >
        <Text color="fg.muted" mb="4">
          {`The balance is ${formatRupees(balance)}. The customer will see the reason.`}
        </Text>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" mb="3">
          <SelectField
            label="What to do"
            value={draft.isRemoved ? 'remove' : 'add'}
            onChange={({ target }) => setDraft({ ...draft, isRemoved: target.value === 'remove' })}
          >
            <option value="add">Add</option>
            <option value="remove">Remove</option>
          </SelectField>
          <TextField
            label="Amount"
            start="₹"
            inputMode="decimal"
            value={draft.amount}
            error={
              isChecked && !isAmount ? explainRupees(draft.amount, 'Enter an amount, such as 50 or 49.50') : undefined
            }
            onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
          />
        </Grid>
        <TextField
          label="Reason"
          value={draft.note}
          maxLength={MAX_REASON}
          error={isChecked && note === '' ? 'Enter a reason' : undefined}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </ConfirmDialog>
    </>
  );
}
