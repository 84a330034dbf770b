import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toaster.ts';
import type { StockLedger_product$key } from './__generated__/StockLedger_product.graphql.ts';
import type { StockLedger_query$key } from './__generated__/StockLedger_query.graphql.ts';
import { ledgerTexts as texts } from './adminProductTexts.ts';
import { formatCount } from './formatCount.ts';
import { MOST_STOCK } from './stockBounds.ts';
import { StockChangeForm, type StockChange } from './StockChangeForm.tsx';
import { StockLedgerMovements } from './StockLedgerMovements.tsx';
import { StockLedgerThreshold } from './StockLedgerThreshold.tsx';
import { useChangeStock } from './useChangeStock.ts';

interface StockLedgerProps {
  product: StockLedger_product$key;
  /** The ledger of the same product. */
  query: StockLedger_query$key;
}

/** A product's stock, what is done about it, and its ledger. */
export function StockLedger({ product: productKey, query: queryKey }: StockLedgerProps) {
  const product = useFragment(
    graphql`
      fragment StockLedger_product on Product {
        id
        name
        unit
        version
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
  const afterwards = ({ way, pieces }: StockChange) => (way === 'take' ? stock - pieces : stock + pieces);

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
          ways={['add', 'take']}
          action={texts.apply}
          isBusy={isChanging}
          helpFor={(change) => {
            const after = afterwards(change);
            return after < 0 || after > MOST_STOCK ? '' : texts.after(after);
          }}
          onSubmit={(change, { refuse, reset }) => {
            const after = afterwards(change);
            if (after < 0) return refuse(texts.tooFew(stock));
            if (after > MOST_STOCK) return refuse(texts.tooMany);
            changeStock(
              { productId: id, version, stock: after, seenStock: stock, stockNote: change.note },
              {
                onChanged: (now) => {
                  reset();
                  showSuccess(texts.changed(now));
                },
                onRefused: refuse,
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
