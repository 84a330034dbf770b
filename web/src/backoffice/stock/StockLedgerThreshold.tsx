import { Button, Flex } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { StockLedgerThreshold_product$key } from './__generated__/StockLedgerThreshold_product.graphql.ts';
import { ledgerTexts as texts } from './texts.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { MAX_STOCK } from './maxStock.ts';
import { useChangeStock } from './useChangeStock.ts';

/** The form for the low-stock threshold of a product. */
export function StockLedgerThreshold({ product: productKey }: { product: StockLedgerThreshold_product$key }) {
  const { id, version, lowStockThreshold } = useFragment(
    graphql`
      fragment StockLedgerThreshold_product on Product {
        id
        version @required(action: THROW)
        lowStockThreshold @required(action: THROW)
      }
    `,
    productKey,
  );
  const { form, values, fieldProps, showErrors, reset } = useFormValues({ threshold: String(lowStockThreshold) });
  const { changeStock, isChanging } = useChangeStock();
  const typed = parseCount(values.threshold);
  const refuseThreshold = (message: string) => showErrors(toFormErrors(message, [{ path: 'threshold', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanging || typed === lowStockThreshold) return;
    if (typed === null || typed > MAX_STOCK) return refuseThreshold(texts.thresholdBounds);
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
