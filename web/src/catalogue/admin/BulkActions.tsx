import { Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { bulkTexts as texts } from './adminProductTexts.ts';
import { BulkDiscountDialog } from './BulkDiscountDialog.tsx';
import { BulkNotice } from './BulkNotice.tsx';
import { BulkStockDialog } from './BulkStockDialog.tsx';
import { useBulkEdit, type BulkChange, type BulkOutcome } from './useBulkEdit.ts';
import type { BulkSelection } from './useBulkSelection.ts';
import { useTask } from './useTask.ts';

interface BulkActionsProps {
  selection: BulkSelection;
  /** What was pressed is gone, and with it the focus. */
  onLeft: () => void;
}

/** What can be done with the selected products, and what has been done to the last ones. */
export function BulkActions({ selection, onLeft }: BulkActionsProps) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const { kind, isOpen, start, close } = useTask<'stock' | 'discount'>();
  const { bulkEdit, isEditing } = useBulkEdit();
  const notice = useRef<HTMLDivElement>(null);
  const count = selection.ids.length;

  // The pressed button is gone by now; the keyboard goes on at what has come of it.
  useEffect(() => notice.current?.focus({ preventScroll: true }), [outcome]);
  // What is left to read only, such as that it was undone, makes room for the next selection.
  const [wasSelecting, setWasSelecting] = useState(count > 0);
  if (wasSelecting !== count > 0) {
    setWasSelecting(count > 0);
    if (count > 0 && outcome?.batchId === null && outcome.refusals.length === 0) setOutcome(null);
  }
  const noticeWhenDone = () => (count === 0 ? notice.current : null);

  const edit = (change: BulkChange, refuse?: (message: string) => void) =>
    bulkEdit(selection.ids, change, {
      onDone: (done) => {
        close();
        setOutcome(done);
        selection.clear();
      },
      onRefused: refuse,
    });

  const clear = () => {
    selection.clear();
    onLeft();
  };
  const dialog = { count, isOpen, isBusy: isEditing, finalFocus: noticeWhenDone, onClose: close, onSubmit: edit };

  return (
    <>
      {outcome !== null && (
        <BulkNotice
          ref={notice}
          outcome={outcome}
          onUndone={setOutcome}
          onDismiss={() => {
            setOutcome(null);
            onLeft();
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
              {texts.selected(count)}
            </Text>
            <IconButton variant="ghost" colorPalette="gray" aria-label={texts.clear} onClick={clear}>
              <X aria-hidden />
            </IconButton>
          </Flex>
          <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }} gap="2" aria-busy={isEditing}>
            <Button variant="outline" disabled={isEditing} onClick={() => edit({ isPublished: false })}>
              {texts.hide}
            </Button>
            <Button variant="outline" disabled={isEditing} onClick={() => edit({ isPublished: true })}>
              {texts.publish}
            </Button>
            <Button variant="outline" disabled={isEditing} onClick={() => start('stock')}>
              {texts.changeStock}
            </Button>
            <Button variant="outline" disabled={isEditing} onClick={() => start('discount')}>
              {texts.changeDiscount}
            </Button>
          </Grid>
        </Flex>
      )}
      {kind === 'stock' && <BulkStockDialog {...dialog} />}
      {kind === 'discount' && <BulkDiscountDialog {...dialog} />}
    </>
  );
}
