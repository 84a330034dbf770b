import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { refusalOf } from '../../identity/formRefusal.ts';
import { useFormValues } from '../../identity/useFormValues.ts';
import { TextField } from '../../ui/TextField.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import type { StockLedgerThreshold_product$key } from './__generated__/StockLedgerThreshold_product.graphql.ts';
import { ledgerTexts as texts } from './adminProductTexts.ts';
import { parseCount } from './parseCount.ts';
import { MOST_STOCK } from './stockBounds.ts';
import { useChangeStock } from './useChangeStock.ts';

/** At which stock a product is said to be low. */
export function StockLedgerThreshold({ product: productKey }: { product: StockLedgerThreshold_product$key }) {
  const { id, version, lowStockThreshold } = useFragment(
    graphql`
      fragment StockLedgerThreshold_product on Product {
        id
        version
        lowStockThreshold
      }
    `,
    productKey,
  );
  const { form, values, fieldProps, refuse, reset } = useFormValues({ threshold: String(lowStockThreshold) });
  const { changeStock, isChanging } = useChangeStock();
  const typed = parseCount(values.threshold);
  const refuseThreshold = (message: string) => refuse(refusalOf(message, [{ path: 'threshold', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanging || typed === lowStockThreshold) return;
    if (typed === null || typed > MOST_STOCK) return refuseThreshold(texts.thresholdBounds);
    changeStock(
      { productId: id, version, lowStockThreshold: typed },
      {
        onChanged: () => {
          reset();
          showSuccess(texts.saved);
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
          label={texts.threshold}
          help={texts.thresholdHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
        <Button type="submit" variant="outline" mt="6" loading={isChanging}>
          {texts.save}
        </Button>
      </form>
    </Flex>
  );
}
