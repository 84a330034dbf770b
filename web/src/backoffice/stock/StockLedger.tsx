import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { StockLedger_product$key } from './__generated__/StockLedger_product.graphql.ts';
import type { StockLedger_query$key } from './__generated__/StockLedger_query.graphql.ts';
import { ledgerTexts as texts } from './texts.ts';
import { formatCount } from '../../ui/numbers/formatCount.ts';
import { MAX_STOCK } from './maxStock.ts';
import { StockChangeForm, type StockChange } from './StockChangeForm.tsx';
import { StockLedgerMovements } from './StockLedgerMovements.tsx';
import { StockLedgerThreshold } from './StockLedgerThreshold.tsx';
import { useChangeStock } from './useChangeStock.ts';

interface StockLedgerProps {
  product: StockLedger_product$key;
  /** The query that holds the same product's ledger. */
  query: StockLedger_query$key;
}

/** A product's stock, the forms that change it, and its ledger. */
export function StockLedger({ product: productKey, query: queryKey }: StockLedgerProps) {
  const product = useFragment(
    graphql`
      fragment StockLedger_product on Product {
        id
        name
        unit
        version @required(action: THROW)
        stock
        ...StockLedgerThreshold_product
      }
    `,
    productKey,
  );
  const query = useFragment(
    graphql`
      fragment StockLedger_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        ...StockLedgerMovements_query @arguments(id: $id)
      }
    `,
    queryKey,
  );
  const { changeStock, isChanging } = useChangeStock();
  const { id, name, unit, version, stock } = product;
  const afterwards = ({ mode, pieces }: StockChange) => (mode === 'take' ? stock - pieces : stock + pieces);

  return (
    <>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {unit}
      </Text>
      <Text mt="4" textStyle="sm" fontWeight="semibold">
        {texts.stockNow}
      </Text>
      <Text role="status" mb="4" textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatCount(stock)}
      </Text>
      <Box layerStyle="card" p={{ base: '3', md: '4' }} mb="5">
        <Heading as="h3" textStyle="md" mb="2">
          {texts.changeTitle}
        </Heading>
        <StockChangeForm
          modes={['add', 'take']}
          action={texts.apply}
          isBusy={isChanging}
          helpFor={(change) => {
            const after = afterwards(change);
            return after < 0 || after > MAX_STOCK ? '' : texts.after(after);
          }}
          onSubmit={(change, { showErrors, reset }) => {
            const after = afterwards(change);
            if (after < 0) return showErrors(texts.tooFew(stock));
            if (after > MAX_STOCK) return showErrors(texts.tooMany);
            changeStock(
              { productId: id, version, stock: after, seenStock: stock, stockNote: change.note },
              {
                onChanged: (now) => {
                  reset();
                  showSuccess(texts.changed(now));
                },
                onRefused: showErrors,
              },
            );
          }}
        />
      </Box>
      <StockLedgerThreshold product={product} />
      <Heading as="h3" textStyle="md" mt="3" mb="2">
        {texts.movements}
      </Heading>
      <StockLedgerMovements query={query} />
    </>
  );
}
