import { describeDeclarations } from '../../declarations/declarationsDraft.ts';
import { Text, Flex, Stack, Badge, Box, chakra, Grid } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent, useId } from 'react';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { compareProducts, pickFields, type Difference, type Side } from './compareProducts.ts';
import type { ProductDraft, ProductField } from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';
import { FormPictureImage } from '../../pictures/PicturesFieldItem.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { parseRupees } from '../../../ui/money/parseRupees.ts';

interface ProductConflictDialogProps {
  /** The version that both were edited from. */
  seen: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
  /** The version of `theirs`. */
  version: number;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Called with the fields to take from `mine`; all others are taken from `theirs`. */
  onChosen: (chosen: Partial<ProductDraft>) => void;
}

/** Resolves a conflict of two versions of a product: shows each differing field with the choice between them. */
export function ProductConflictDialog({ isOpen, ...form }: ProductConflictDialogProps) {
  return (
    <FormDialog title="Changed by someone else" isOpen={isOpen} isOnTop isWide onClose={form.onClose}>
      <Text color="fg.muted" mb="4">
        Someone else has saved changes to this product since you opened it. Choose what to keep; nothing is saved until
        you do.
      </Text>
      {/* A newer version resets the choices. */}
      <ProductConflictForm key={form.version} {...form} />
    </FormDialog>
  );
}

/** Each differing field with the choice between the two versions. */
function ProductConflictForm(props: Omit<ProductConflictDialogProps, 'isOpen'>) {
  const { mine, theirs, isBusy, onClose, onChosen } = props;
  const differences = compareProducts(props);
  const [chosen, setChosen] = useState<Partial<Record<ProductField, Side>>>({});
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const sideOf = ({ field, defaultSide }: Difference) => chosen[field] ?? defaultSide;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation(); // in the React tree the product's form is an ancestor
    if (isBusy) return;
    const open = differences.find((difference) => sideOf(difference) === null);
    setAsked(open !== undefined);
    if (open !== undefined) form.current?.querySelector<HTMLElement>(`[name="${open.field}"]`)?.focus();
    else {
      const fields = differences.filter((one) => sideOf(one) === 'mine').map(({ field }) => field);
      onChosen(pickFields(mine, fields));
    }
  };

  return (
    <Stack asChild gap="5">
      <form ref={form} onSubmit={submit} noValidate>
        {differences.length === 0 && <Text>The saved version already matches yours.</Text>}
        {differences.map((difference) => (
          <ProductConflictField
            key={difference.field}
            difference={difference}
            mine={mine}
            theirs={theirs}
            side={sideOf(difference)}
            isMissing={isAsked && sideOf(difference) === null}
            onSide={(side) => setChosen((before) => ({ ...before, [difference.field]: side }))}
          />
        ))}
        <DialogActions action="Save these" cancelLabel="Back to the form" isBusy={isBusy} onCancel={onClose} />
      </form>
    </Stack>
  );
}

interface ProductConflictFieldProps extends Pick<ProductConflictDialogProps, 'mine' | 'theirs'> {
  difference: Difference;
  /** The choice; null before one is made. */
  side: Side | null;
  /** The form was submitted without a choice. */
  isMissing: boolean;
  onSide: (side: Side) => void;
}

/** One field in both versions, and the choice between them. */
function ProductConflictField(props: ProductConflictFieldProps) {
  const { difference, mine, theirs, side, isMissing, onSide } = props;
  const { field, defaultSide } = difference;
  const noteId = useId();
  const sides = [
    { name: 'mine', label: 'Yours', draft: mine },
    { name: 'theirs', label: 'Saved by someone else', draft: theirs },
  ] as const;

  return (
    <Box as="fieldset" aria-describedby={noteId}>
      <Flex as="legend" align="center" gap="2" mb="2" textStyle="sm" fontWeight="semibold">
        {texts.fields[field]}
        {defaultSide === null && <Badge colorPalette="yellow">Both changed</Badge>}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
        {sides.map(({ name, label, draft }) => (
          <SideLabel key={name} isChosen={side === name}>
            <chakra.input
              type="radio"
              name={field}
              value={name}
              accentColor="primary.solid"
              boxSize="5"
              flexShrink="0"
              checked={side === name}
              onChange={() => onSide(name)}
            />
            <Box minW="0">
              <Box textStyle="xs" color="fg.muted">
                {label}
              </Box>
              <ProductFieldValue field={field} draft={draft} />
            </Box>
          </SideLabel>
        ))}
      </Grid>
      <Box id={noteId} mt="1" textStyle="xs" color="fg.error">
        {isMissing && 'Choose one of the two'}
      </Box>
    </Box>
  );
}

const SideLabel = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    minH: '11',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'button',
  },
  variants: { isChosen: { true: { borderColor: 'primary.solid', bg: 'primary.subtle' } } },
});

/** The value of a product's field as text or pictures. */
function ProductFieldValue({ field, draft }: { field: ProductField; draft: ProductDraft }) {
  const { length } = draft.pictures;
  if (field === 'pictures' && length > 0) {
    return (
      <Flex role="img" aria-label={length === 1 ? '1 picture' : `${length} pictures`} wrap="wrap" gap="1.5" mt="1">
        {draft.pictures.map((picture) => (
          <FormPictureImage key={picture.key} picture={picture} sizes="48px" boxSize="12" borderRadius="sm" />
        ))}
      </Flex>
    );
  }
  const text = textOf(field, draft);
  return (
    <Box color={text === '' ? 'fg.muted' : undefined} whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text === '' ? 'Empty' : text}
    </Box>
  );
}

function textOf(field: ProductField, draft: ProductDraft): string {
  switch (field) {
    case 'pictures':
      return '';
    case 'categories':
    case 'subCategories':
      return draft[field].map(({ name }) => name).join(', ');
    case 'declarations':
      return describeDeclarations(draft.declarations);
    case 'details':
      return draft.details.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'mrp':
      return formatRupees(parseRupees(draft.mrp) ?? 0);
    case 'discountPercent':
    case 'gstPercent':
      return `${draft[field]}%`;
    case 'availableForSale':
      return draft.availableForSale ? 'Yes' : 'No';
    default:
      return draft[field].trim();
  }
}
