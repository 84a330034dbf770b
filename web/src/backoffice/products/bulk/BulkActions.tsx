import { productCount } from '../productTexts.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { BulkEditDialog } from './edit/BulkEditDialog.tsx';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { BulkActionsUpdateMutation } from './__generated__/BulkActionsUpdateMutation.graphql.ts';
import { BulkNotice, doneText, type BulkChange, type BulkUpdateResult } from './BulkNotice.tsx';
import { selectionVariables, type ProductListParams } from '../list/productListParams.ts';
import type { BulkSelection } from './BulkSelect.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { StockChangeForm, type StockChange } from '../../stock/StockChangeForm.tsx';
import { toFormErrors } from '../../../ui/forms/formErrors.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { parseCount } from '../../../ui/numbers/parseCount.ts';

const MAX_PERCENT = 100;

interface BulkDialogProps {
  /** The number of selected products. */
  count: number;
  isOpen: boolean;
  isBusy: boolean;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onSubmit: (change: BulkChange, showErrors: (message: string) => void) => void;
}

/** Gives several products the same discount. */
function BulkDiscountDialog({ count, isBusy, onSubmit, ...dialog }: BulkDialogProps) {
  return (
    <FormDialog title="Change discount" {...dialog}>
      <DiscountForm count={count} isBusy={isBusy} onSubmit={onSubmit} />
    </FormDialog>
  );
}

function DiscountForm({ count, isBusy, onSubmit }: Pick<BulkDialogProps, 'count' | 'isBusy' | 'onSubmit'>) {
  const { form, values, fieldProps, showErrors } = useFormValues({ discountPercent: '' });
  const refusePercent = (message: string) => showErrors(toFormErrors(message, [{ path: 'discountPercent', message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const discountPercent = parseCount(values.discountPercent);
    if (discountPercent === null || discountPercent > MAX_PERCENT)
      return refusePercent('Enter a whole number from 0 to 100');
    onSubmit({ discountPercent }, refusePercent);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        {...fieldProps('discountPercent')}
        label="Discount"
        help="In percent, 0 to 100"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
      />
      <Button type="submit" w={{ base: 'full', md: 'auto' }} mt="2" loading={isBusy}>
        {`Change ${productCount(count)}`}
      </Button>
    </form>
  );
}

/** Changes the stock of several products: by a number of pieces each, or to a number. */
function BulkStockDialog({ count, isBusy, onSubmit, ...dialog }: BulkDialogProps) {
  return (
    <FormDialog title="Change stock" {...dialog}>
      <StockChangeForm
        modes={['add', 'take', 'set']}
        action={`Change ${productCount(count)}`}
        isBusy={isBusy}
        onSubmit={(change, { showErrors }) => onSubmit(bulkChangeOf(change), showErrors)}
      />
    </FormDialog>
  );
}

function bulkChangeOf({ mode, quantity, note: stockNote }: StockChange): BulkChange {
  if (mode === 'set') return { stock: quantity, stockNote };
  return { stockChange: mode === 'take' ? -quantity : quantity, stockNote };
}

interface BulkActionsProps {
  selection: BulkSelection;
  /** The URL's filters, which define "all matching products". */
  params: ProductListParams;
  /** Called once a bulk operation has started. */
  onStarted: () => void;
  /** Called when the focused control was removed. */
  onFocusLost: () => void;
}

/** The actions for the selected products, and the result of the last one. */
export function BulkActions({ selection, params, onStarted, onFocusLost }: BulkActionsProps) {
  const [outcome, setOutcome] = useState<BulkUpdateResult | null>(null);
  const { kind, isOpen, start, close } = useActiveDialog<'stock' | 'discount' | 'edit'>();
  const [updateProducts, isUpdating] = useAction<BulkActionsUpdateMutation>(graphql`
    mutation BulkActionsUpdateMutation($input: ProductBulkUpdateInput!) {
      productBulkUpdate(input: $input) {
        ... on ProductBulkUpdatePayload {
          batchId
          products {
            ...AdminProductCard_badges
            ...AdminProductSwitch_product
            ...QuickEdit_product
          }
          unchangedCount
          failures {
            productId
            name
            message
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const notice = useRef<HTMLDivElement>(null);
  const { count, isAllMatching } = selection;

  // The pressed button is no longer on the page: the focus moves to the result.
  useEffect(() => notice.current?.focus({ preventScroll: true }), [outcome]);
  // A result without an undo or failures is cleared by the next selection.
  const [wasSelecting, setWasSelecting] = useState(count > 0);
  if (wasSelecting !== count > 0) {
    setWasSelecting(count > 0);
    if (count > 0 && outcome?.batchId === null && outcome.failures.length === 0) setOutcome(null);
  }
  const noticeWhenDone = () => (count === 0 ? notice.current : null);

  const edit = (change: BulkChange, showRefusal: (message: string) => void = showError) =>
    updateProducts(
      { productIds: selection.ids, ...change },
      {
        updater: (store) => store.invalidateStore(), // so that the shop's lists are refetched on the next visit
        onDone: ({ batchId = null, products, unchangedCount, failures }) => {
          close();
          setOutcome({
            title: products.length === 0 ? 'Nothing was changed' : doneText(change, products.length),
            unchanged: unchangedCount === 0 ? '' : `${productCount(unchangedCount)} needed no change`,
            failed: failures.length === 0 ? '' : `${productCount(failures.length)} couldn’t be changed`,
            failures,
            batchId,
          });
          selection.clear();
        },
        onFormErrors: ({ fields, message }) => showRefusal(Object.values(fields).join('. ') || message),
      },
    );

  const clear = () => {
    selection.clear();
    onFocusLost();
  };
  const started = () => {
    close();
    setOutcome(null);
    selection.clear();
    onStarted();
  };
  const single: ReadonlyArray<[label: string, onPress: () => void]> = [
    ['Hide', () => edit({ availableForSale: false })],
    ['Publish', () => edit({ availableForSale: true })],
    ['Change stock', () => start('stock')],
    ['Change discount', () => start('discount')],
  ];
  const dialog = { count, isOpen, isBusy: isUpdating, finalFocus: noticeWhenDone, onClose: close, onSubmit: edit };

  return (
    <>
      {outcome !== null && (
        <BulkNotice
          ref={notice}
          outcome={outcome}
          onUndone={setOutcome}
          onDismiss={() => {
            setOutcome(null);
            onFocusLost();
          }}
        />
      )}
      {count > 0 && (
        <Flex
          role="group"
          aria-label="Actions for the selected products"
          layerStyle="float"
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          gap="2"
          mx={{ base: '-2', md: '0' }}
          mt="2"
          p="2"
        >
          <Flex align="center" justify="space-between" flex="1" ps="2">
            <Text role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {isAllMatching ? `All ${formatCount(count)} selected` : `${formatCount(count)} selected`}
            </Text>
            <IconButton variant="ghost" colorPalette="gray" aria-label="Clear selection" onClick={clear}>
              <X aria-hidden />
            </IconButton>
          </Flex>
          <Grid
            templateColumns={{
              base: isAllMatching ? '1fr' : '1fr 1fr',
              md: isAllMatching ? 'auto' : 'repeat(5, auto)',
            }}
            gap="2"
            aria-busy={isUpdating}
          >
            {!isAllMatching &&
              single.map(([label, onPress]) => (
                <Button key={label} variant="outline" disabled={isUpdating} onClick={onPress}>
                  {label}
                </Button>
              ))}
            <Button gridColumn={{ base: '1 / -1', md: 'auto' }} disabled={isUpdating} onClick={() => start('edit')}>
              Bulk edit
            </Button>
          </Grid>
        </Flex>
      )}
      {kind === 'stock' && <BulkStockDialog {...dialog} />}
      {kind === 'discount' && <BulkDiscountDialog {...dialog} />}
      {kind === 'edit' && (
        <BulkEditDialog
          selection={isAllMatching ? matchingSelection(params) : { productIds: selection.ids }}
          count={count}
          isOpen={isOpen}
          onClose={close}
          onStarted={started}
        />
      )}
    </>
  );
}

function matchingSelection(params: ProductListParams) {
  const { search, filter } = selectionVariables(params);
  return { search, filter };
}
