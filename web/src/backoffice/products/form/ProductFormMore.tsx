import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { productTexts as texts } from '../productTexts.ts';
import type { ProductFormState } from './useProductForm.ts';

interface ProductFormMoreProps {
  state: ProductFormState;
  /** The SKU may be empty: the server generates one. */
  isNew: boolean;
  gstHelp?: string | undefined;
}

/** The fields that are rarely filled in. */
export function ProductFormMore({ state, isNew, gstHelp = texts.gstHelp }: ProductFormMoreProps) {
  const { draft, set, textProps } = state;
  const id = useId();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="4" rowGap="3">
      <TextField {...textProps('brand')} help={texts.brandHelp} autoComplete="off" dir="auto" />
      <TextField
        {...textProps('sku')}
        help={isNew ? texts.newSkuHelp : ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={!isNew}
      />
      <TextField {...textProps('gstPercent')} help={gstHelp} inputMode="numeric" autoComplete="off" required />
      <TextField {...textProps('hsnCode')} help={texts.hsnHelp} inputMode="numeric" autoComplete="off" />
      <TextField
        {...textProps('lowStockThreshold')}
        help={texts.thresholdHelp}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField {...textProps('maxPerOrder')} help={texts.maxPerOrderHelp} inputMode="numeric" autoComplete="off" />
      <Box>
        <CheckLabel>
          <chakra.input
            type="checkbox"
            name="isPublished"
            accentColor="green.solid"
            boxSize="5"
            flexShrink="0"
            aria-describedby={id}
            checked={draft.isPublished}
            onChange={(event) => set('isPublished', event.target.checked)}
          />
          {texts.fields.isPublished}
        </CheckLabel>
        <Text id={id} mt="1" textStyle="xs" color="fg.muted">
          {texts.publishedHelp}
        </Text>
      </Box>
    </Grid>
  );
}

const CheckLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', fontWeight: 'medium', cursor: 'button' },
});
