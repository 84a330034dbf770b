import { Badge, Box, chakra, Flex, Grid, Image, Text } from '@chakra-ui/react';
import { memo, type Dispatch, type SetStateAction } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CheckLabel } from '../../ui/forms/CheckLabel.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { StapleRow_staple$key } from './__generated__/StapleRow_staple.graphql.ts';
import { type ChosenStaple, type ChosenStaples, findProblems, fullName, type Staple } from './chosenStaples.ts';

interface StapleItemProps {
  staple: Staple;
  /** Undefined while it is not ticked. */
  chosen: ChosenStaple | undefined;
  /** Whether missing amounts are shown as errors. */
  isChecked: boolean;
  onChange: Dispatch<SetStateAction<ChosenStaples>>;
}

interface StapleRowProps extends Omit<StapleItemProps, 'staple'> {
  staple: StapleRow_staple$key;
}

/** A staple of the list. */
export const StapleRow = memo(({ staple, ...item }: StapleRowProps) => {
  const data = useFragment(
    graphql`
      fragment StapleRow_staple on Staple {
        sku
        name
        unit
        subCategory
        gstPercent
        hsnCode
        pictureUrl
        isInShop
      }
    `,
    staple,
  );
  return <StapleItem staple={data} {...item} />;
});

/** A staple with its tick box; a ticked one has the fields of the shop’s own price, stock and brand. Rendered again for its own changes alone. */
export const StapleItem = memo(({ staple, chosen, isChecked, onChange }: StapleItemProps) => {
  const { sku, name, unit, subCategory, gstPercent, hsnCode, pictureUrl, isInShop } = staple;
  const set = (changed: Partial<ChosenStaple>) =>
    onChange((all) => new Map(all).set(sku, { staple, price: '', stock: '', brand: '', ...all.get(sku), ...changed }));
  const untick = () => onChange((all) => new Map([...all].filter(([key]) => key !== sku)));
  const what = (
    <>
      <Image src={pictureUrl} alt="" boxSize="12" flexShrink="0" loading="lazy" borderRadius="sm" bg="white" />
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {fullName({ name, unit })}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {subCategory} · GST {gstPercent}%{hsnCode != null && ` · HSN ${hsnCode}`}
        </Text>
      </Box>
    </>
  );
  return (
    <Row>
      {isInShop ? (
        <Flex align="center" gap="3" minH="11" ps="7" color="fg.muted">
          {what}
          <Badge colorPalette="green" flexShrink="0">
            In your shop
          </Badge>
        </Flex>
      ) : (
        <CheckLabel isChecked={chosen !== undefined} onChange={(isTicked) => (isTicked ? set({}) : untick())}>
          {what}
        </CheckLabel>
      )}
      {chosen !== undefined && <ChosenFields chosen={chosen} isChecked={isChecked} onChange={set} />}
    </Row>
  );
});

interface ChosenFieldsProps {
  chosen: ChosenStaple;
  isChecked: boolean;
  onChange: (changed: Partial<ChosenStaple>) => void;
}

/** The fields of a ticked staple. */
function ChosenFields({ chosen, isChecked, onChange }: ChosenFieldsProps) {
  const { staple, price, stock, brand } = chosen;
  const problems = findProblems(chosen);
  const errorOf = (field: keyof typeof problems, text: string) =>
    isChecked || text.trim() !== '' ? problems[field] : '';
  return (
    <Grid
      role="group"
      aria-label={fullName(staple)}
      templateColumns={{ base: '1fr 1fr', md: '10rem 8rem minmax(0, 16rem)' }}
      columnGap="3"
      mt="2"
      ps={{ md: '7' }}
      css={{ '& input': { scrollMarginBottom: '9rem' } }} // a focused field is above the bar
    >
      <TextField
        label="Your price (MRP)"
        value={price}
        error={errorOf('price', price)}
        start="₹"
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <TextField
        label="In stock"
        value={stock}
        error={errorOf('stock', stock)}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => onChange({ stock: target.value })}
      />
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          label="Brand"
          value={brand}
          help="Leave empty for loose goods"
          autoComplete="off"
          maxLength={100}
          dir="auto"
          onChange={({ target }) => onChange({ brand: target.value })}
        />
      </Box>
    </Grid>
  );
}

/** Rows far from the viewport are neither laid out nor painted. */
const Row = chakra('li', {
  base: {
    px: '3',
    py: '2',
    borderTopWidth: '1px',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 4rem',
    _first: { borderTopWidth: '0' },
  },
});
