import { Box, Button, chakra, Flex, IconButton, Input } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { announce } from '../../../ui/announce.ts';
import { explainRupees, parseRupees } from '../../../ui/money/parseRupees.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { QuickEditField_product$key } from './__generated__/QuickEditField_product.graphql.ts';
import { useQuickEdit, type QuickChange } from './useQuickEdit.ts';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';

/** The button with a number that it turns into a field. */
export const NumberButton = chakra(
  Button,
  {
    base: {
      minW: '0',
      px: '1.5',
      gap: '1.5',
      fontWeight: 'normal',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.subtle' },
      '& > svg': { boxSize: '3.5', color: 'fg.subtle' },
    },
  },
  { defaultProps: { type: 'button', variant: 'plain' } },
);

const MAX_PRICE_PAISE = 1_000_000_00;

/** The changed price, or the error of the text. */
function readPrice(text: string): QuickChange | string {
  const mrp = parseRupees(text);
  return mrp === null || mrp === 0 || mrp > MAX_PRICE_PAISE
    ? explainRupees(text, 'Enter an amount above ₹0, up to ₹10,00,000')
    : { mrp };
}

/** The changed stock, or the error of the text. */
function readStock(text: string): QuickChange | string {
  const stock = parseCount(text);
  return stock === null || stock > MAX_STOCK ? 'Enter a whole number from 0 to 1,00,000' : { stock };
}

interface QuickEditFieldProps {
  /** The MRP, or the stock. */
  field: 'mrp' | 'stock';
  product: QuickEditField_product$key;
  onClose: () => void;
}

/**
 * A field in the place of the number that it changes: Enter saves, Escape cancels. It needs more space only for an error
 * message.
 */
export function QuickEditField({ field, product: productKey, onClose }: QuickEditFieldProps) {
  const product = useFragment(
    graphql`
      fragment QuickEditField_product on Product {
        name
        mrp
        discountPercent
        stock
        ...useQuickEdit_product
      }
    `,
    productKey,
  );
  const { name, mrp, discountPercent, stock } = product;
  const isPrice = field === 'mrp';
  const [text, setText] = useState(isPrice ? formatRupees(mrp).slice(1) : String(stock));
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { save, isSaving } = useQuickEdit(product, onClose);
  const priceHelp = discountPercent === 0 ? 'MRP' : `MRP, less ${discountPercent}%`;
  const help = isPrice ? priceHelp : 'Pieces';

  const showError = (error: string) => {
    setMessage(error);
    announce(error);
    input.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const change = isPrice ? readPrice(text) : readStock(text);
    if (typeof change === 'string') showError(change);
    else save(change, showError);
  };

  return (
    <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()} noValidate>
      <Flex gap="1" me="-2">
        <Input
          ref={input}
          aria-label={isPrice ? `MRP of ${name} in rupees` : `Stock of ${name}`}
          aria-invalid={message !== ''}
          aria-describedby={noteId}
          value={text}
          inputMode={isPrice ? 'decimal' : 'numeric'}
          autoComplete="off"
          enterKeyHint="done"
          px="2"
          autoFocus
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton type="submit" variant="ghost" aria-label="Save" loading={isSaving}>
          <Check aria-hidden />
        </IconButton>
      </Flex>
      <Flex align="center" justify="space-between" me="-2">
        <Box id={noteId} textStyle="xs" color={message === '' ? 'fg.muted' : 'fg.error'} overflowWrap="anywhere">
          {message === '' ? help : message}
        </Box>
        <IconButton type="button" variant="ghost" colorPalette="gray" aria-label="Cancel" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
    </form>
  );
}
