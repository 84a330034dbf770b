import { Badge, Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import type { Difference, Side } from './compareProducts.ts';
import type { ProductDraft } from '../productDraft.ts';
import { ProductFieldValue } from './ProductFieldValue.tsx';
import { productTexts as texts } from '../productTexts.ts';

interface ProductConflictFieldProps {
  difference: Difference;
  mine: ProductDraft;
  theirs: ProductDraft;
  /** The choice; null before one is made. */
  side: Side | null;
  /** The form was submitted without a choice. */
  isMissing: boolean;
  onSide: (side: Side) => void;
}

/** One field in both versions, and the choice between them. */
export function ProductConflictField(props: ProductConflictFieldProps) {
  const { difference, mine, theirs, side, isMissing, onSide } = props;
  const { field, defaultSide } = difference;
  const noteId = useId();
  const sides = [
    { name: 'mine', label: texts.yours, draft: mine },
    { name: 'theirs', label: texts.theirs, draft: theirs },
  ] as const;

  return (
    <Box as="fieldset" aria-describedby={noteId}>
      <Flex as="legend" align="center" gap="2" mb="2" textStyle="sm" fontWeight="semibold">
        {texts.fields[field]}
        {defaultSide === null && <Badge colorPalette="brand">{texts.bothChanged}</Badge>}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
        {sides.map(({ name, label, draft }) => (
          <SideLabel key={name} isChosen={side === name}>
            <chakra.input
              type="radio"
              name={field}
              value={name}
              accentColor="green.solid"
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
        {isMissing && texts.chooseOne}
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
  variants: { isChosen: { true: { borderColor: 'green.solid', bg: 'green.subtle' } } },
});
