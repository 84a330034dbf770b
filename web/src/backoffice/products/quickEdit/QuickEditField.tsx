import { Box, Flex, IconButton, Input } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { announce } from '../../../ui/announce.ts';
import { texts } from './texts.ts';
import { explainRupees, parseRupees } from '../../../ui/money/parseRupees.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { QuickEditField_price$key } from './__generated__/QuickEditField_price.graphql.ts';
import { useQuickEdit } from './useQuickEdit.ts';
import type { QuickEditField_stock$key } from './__generated__/QuickEditField_stock.graphql.ts';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';

interface QuickEditFieldProps {
  label: string;
  help: string;
  /** The initial value. */
  start: string;
  inputMode: 'decimal' | 'numeric';
  isBusy: boolean;
  onClose: () => void;
  /** `showFieldError` shows an error and keeps the typed value. */
  onSave: (text: string, showFieldError: (message: string) => void) => void;
}

/**
 * A field in the place of the number that it changes: Enter saves, Escape cancels. It needs more space only for an error
 * message.
 */
function QuickEditField({ label, help, start, inputMode, isBusy, onClose, onSave }: QuickEditFieldProps) {
  const [text, setText] = useState(start);
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onSave(text, (error) => {
      setMessage(error);
      announce(error);
      input.current?.focus();
    });
  };

  return (
    <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()} noValidate>
      <Flex gap="1" me="-2">
        <Input
          ref={input}
          aria-label={label}
          aria-invalid={message !== ''}
          aria-describedby={noteId}
          value={text}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          px="2"
          autoFocus
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton type="submit" variant="ghost" aria-label={texts.save} loading={isBusy}>
          <Check aria-hidden />
        </IconButton>
      </Flex>
      <Flex align="center" justify="space-between" me="-2">
        <Box id={noteId} textStyle="xs" color={message === '' ? 'fg.muted' : 'fg.error'} overflowWrap="anywhere">
          {message === '' ? help : message}
        </Box>
        <IconButton type="button" variant="ghost" colorPalette="gray" aria-label={texts.cancel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
    </form>
  );
}

const MAX_PRICE_PAISE = 1_000_000_00;

interface QuickEditPriceProps {
  product: QuickEditField_price$key;
  onClose: () => void;
}

/** Edits the price before the discount in place. */
export function QuickEditPrice({ product: productKey, onClose }: QuickEditPriceProps) {
  const product = useFragment(
    graphql`
      fragment QuickEditField_price on Product {
        name
        mrp
        discountPercent
        ...useQuickEdit_product
      }
    `,
    productKey,
  );
  const { save, isSaving } = useQuickEdit(product, onClose);
  const { name, mrp, discountPercent } = product;

  return (
    <QuickEditField
      label={texts.priceField(name)}
      help={texts.priceHelp(discountPercent)}
      start={formatRupees(mrp).slice(1)}
      inputMode="decimal"
      isBusy={isSaving}
      onClose={onClose}
      onSave={(text, showFieldError) => {
        const typed = parseRupees(text);
        if (typed === null || typed === 0 || typed > MAX_PRICE_PAISE) {
          return showFieldError(explainRupees(text, texts.priceBounds));
        }
        save({ mrp: typed }, showFieldError);
      }}
    />
  );
}

interface QuickEditStockProps {
  product: QuickEditField_stock$key;
  onClose: () => void;
}

/** Edits the stock in place. */
export function QuickEditStock({ product: productKey, onClose }: QuickEditStockProps) {
  const product = useFragment(
    graphql`
      fragment QuickEditField_stock on Product {
        name
        stock
        ...useQuickEdit_product
      }
    `,
    productKey,
  );
  const { save, isSaving } = useQuickEdit(product, onClose);
  const { name, stock } = product;

  return (
    <QuickEditField
      label={texts.stockField(name)}
      help={texts.stockHelp}
      start={String(stock)}
      inputMode="numeric"
      isBusy={isSaving}
      onClose={onClose}
      onSave={(text, showFieldError) => {
        const typed = parseCount(text);
        if (typed === null || typed > MAX_STOCK) return showFieldError(texts.stockBounds);
        save({ stock: typed }, showFieldError);
      }}
    />
  );
}
