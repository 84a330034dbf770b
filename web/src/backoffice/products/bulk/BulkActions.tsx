import { Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';
import { BulkEditDialog } from './edit/BulkEditDialog.tsx';
import { BulkDiscountDialog } from './BulkDiscountDialog.tsx';
import { BulkNotice } from './BulkNotice.tsx';
import { BulkStockDialog } from './BulkStockDialog.tsx';
import { useBulkUpdateProducts, type BulkChange, type BulkUpdateResult } from './useBulkUpdateProducts.ts';
import { selectionVariables, type ProductListParams } from '../list/productListParams.ts';
import type { BulkSelection } from './useBulkSelection.ts';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';

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
  const { bulkUpdateProducts, isUpdating } = useBulkUpdateProducts();
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

  const edit = (change: BulkChange, showFieldError?: (message: string) => void) =>
    bulkUpdateProducts(selection.ids, change, {
      onDone: (done) => {
        close();
        setOutcome(done);
        selection.clear();
      },
      onRefused: showFieldError,
    });

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
          aria-label={texts.label}
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
              {isAllMatching ? texts.allSelected(count) : texts.selected(count)}
            </Text>
            <IconButton variant="ghost" colorPalette="gray" aria-label={texts.clear} onClick={clear}>
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
            {!isAllMatching && (
              <>
                <Button variant="outline" disabled={isUpdating} onClick={() => edit({ isPublished: false })}>
                  {texts.hide}
                </Button>
                <Button variant="outline" disabled={isUpdating} onClick={() => edit({ isPublished: true })}>
                  {texts.publish}
                </Button>
                <Button variant="outline" disabled={isUpdating} onClick={() => start('stock')}>
                  {texts.changeStock}
                </Button>
                <Button variant="outline" disabled={isUpdating} onClick={() => start('discount')}>
                  {texts.changeDiscount}
                </Button>
              </>
            )}
            <Button gridColumn={{ base: '1 / -1', md: 'auto' }} disabled={isUpdating} onClick={() => start('edit')}>
              {texts.bulkEdit}
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
