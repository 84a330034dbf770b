import { Box, Heading, Text, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { SubmitEvent } from 'react';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { StockLedger_product$data, StockLedger_product$key } from './__generated__/StockLedger_product.graphql.ts';
import { ledgerTexts as texts } from './texts.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { StockChangeForm, type StockChange } from './StockChangeForm.tsx';
import type {
  ProductUpdateInput,
  StockLedgerChangeStockMutation,
} from './__generated__/StockLedgerChangeStockMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { StockLedger_movementsQuery$key } from './__generated__/StockLedger_movementsQuery.graphql.ts';
import type { StockLedgerMovementsNextQuery } from './__generated__/StockLedgerMovementsNextQuery.graphql.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { StockLedgerRow } from './StockLedgerRow.tsx';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { parseCount } from '../../ui/numbers/parseCount.ts';

const PAGE_SIZE = 20;
const columns = ['When', 'Change', texts.balance, 'Reason', 'Who'];

interface StockLedgerProps {
  product: StockLedger_product$key;
  /** The query that holds the same product's ledger. */
  query: StockLedger_movementsQuery$key;
}

/** A product's stock, the forms that change it, and its ledger. */
export function StockLedger({ product: productKey, query }: StockLedgerProps) {
  const product = useFragment(
    graphql`
      fragment StockLedger_product on Product {
        id
        name
        unit
        version @required(action: THROW)
        stock
        lowStockThreshold @required(action: THROW)
      }
    `,
    productKey,
  );
  const { changeStock, isChanging } = useChangeStock();
  const { id, name, unit, version, stock } = product;
  const afterwards = ({ mode, quantity }: StockChange) => (mode === 'take' ? stock - quantity : stock + quantity);

  return (
    <>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {unit}
      </Text>
      <Text mt="4" textStyle="sm" fontWeight="semibold">
        In stock now
      </Text>
      <Text role="status" mb="4" textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatCount(stock)}
      </Text>
      <Box layerStyle="card" p={{ base: '3', md: '4' }} mb="5">
        <Heading as="h3" textStyle="md" mb="2">
          Change the stock
        </Heading>
        <StockChangeForm
          modes={['add', 'take']}
          action="Change stock"
          isBusy={isChanging}
          helpFor={(change) => {
            const after = afterwards(change);
            return after < 0 || after > MAX_STOCK ? '' : `${formatCount(after)} afterwards`;
          }}
          onSubmit={(change, { showErrors, reset }) => {
            const after = afterwards(change);
            if (after < 0) return showErrors(`Only ${formatCount(stock)} in stock`);
            if (after > MAX_STOCK) return showErrors('The stock can be at most 1,00,000');
            changeStock(
              { productId: id, version, stock: after, seenStock: stock, stockNote: change.note },
              {
                onChanged: (now) => {
                  reset();
                  showSuccess(`The stock is now ${formatCount(now)}`);
                },
                onRefused: showErrors,
              },
            );
          }}
        />
      </Box>
      <StockLedgerThreshold {...product} />
      <Heading as="h3" textStyle="md" mt="3" mb="2">
        {texts.movements}
      </Heading>
      <StockLedgerMovements query={query} />
    </>
  );
}

/** For mutations that change a stock: replaces the loaded movements with the newest ones. */
export const newestMovements = graphql`
  fragment StockLedger_movementsProduct on Product {
    stockMovements(first: 20) @connection(key: "StockLedgerMovements_stockMovements") {
      edges {
        node {
          id
          ...StockLedgerRow_movement
        }
      }
    }
  }
`;

/** The movements of a product's stock, newest first. */
function StockLedgerMovements({ query }: { query: StockLedger_movementsQuery$key }) {
  // Refetched from Query, because node(id) does not return a hidden product.
  const { data, ...pages } = usePaginationFragment<StockLedgerMovementsNextQuery, StockLedger_movementsQuery$key>(
    graphql`
      fragment StockLedger_movementsQuery on Query
      @refetchable(queryName: "StockLedgerMovementsNextQuery")
      @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        adminProduct(id: $id) {
          stockMovements(first: $count, after: $cursor) @connection(key: "StockLedgerMovements_stockMovements") {
            edges {
              node {
                id
                ...StockLedgerRow_movement
              }
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const edges = data.adminProduct?.stockMovements?.edges ?? [];
  if (edges.length === 0) return <Text color="fg.muted">No movements yet</Text>;

  return (
    // The head sticks to the top of the dialog, not below the page's header.
    <Box css={{ '& th': { top: '0' } }}>
      <AdminTable label={texts.movements} columns={columns}>
        {edges.map(({ node }) => (
          <StockLedgerRow key={node.id} movement={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </Box>
  );
}

/** The form for the low-stock threshold of a product. */
function StockLedgerThreshold({ id, version, lowStockThreshold }: StockLedger_product$data) {
  const { form, values, fieldProps, showErrors, reset } = useFormValues({ threshold: String(lowStockThreshold) });
  const { changeStock, isChanging } = useChangeStock();
  const typed = parseCount(values.threshold);
  const refuseThreshold = (message: string) => showErrors(toFormErrors(message, [{ path: 'threshold', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanging || typed === lowStockThreshold) return;
    if (typed === null || typed > MAX_STOCK) return refuseThreshold('Enter a whole number from 0 to 1,00,000');
    changeStock(
      { productId: id, version, lowStockThreshold: typed },
      {
        onChanged: () => {
          reset();
          showSuccess('Threshold saved');
        },
        onRefused: refuseThreshold,
      },
    );
  };

  return (
    <Flex asChild gap="2" maxW="sm">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('threshold')}
          label="Low stock at"
          help="Counts as low at this many or fewer"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
        <Button type="submit" variant="outline" mt="6" loading={isChanging}>
          Save
        </Button>
      </form>
    </Flex>
  );
}

interface ChangeHandlers {
  /** Called with the new stock. */
  onChanged: (stock: number) => void;
  onRefused: (message: string) => void;
}

/** Updates a product's stock or its threshold, and reloads the newest movements of its ledger. */
function useChangeStock() {
  const [act, isChanging] = useAction<StockLedgerChangeStockMutation>(graphql`
    mutation StockLedgerChangeStockMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        ... on ProductUpdatePayload {
          product {
            stock
            ...StockLedger_product
            ...StockLedger_movementsProduct
            ...AdminProductCard_product
          }
        }
        ... on ProductChangedError @alias(as: "ProductChangedError") {
          product {
            ...StockLedger_product
            ...StockLedger_movementsProduct
            ...AdminProductCard_product
          }
        }
        ... on StockChangedError @alias(as: "StockChangedError") {
          stock
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const changeStock = (input: ProductUpdateInput, { onChanged, onRefused }: ChangeHandlers) =>
    act(input, {
      updater: (store, response) => {
        const changed = response?.productUpdate.StockChangedError;
        if (changed != null) store.get(input.productId)?.setValue(changed.stock, 'stock');
      },
      onDone: ({ product }) => onChanged(product.stock),
      errors: {
        ProductChangedError: () => onRefused('Someone else has changed this product. Check it and try again.'),
        StockChangedError: ({ stock }) => onRefused(texts.stockChanged(stock)),
      },
      onRefused,
    });
  return { changeStock, isChanging };
}
