import { Box, chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import type { PickingLineRow_line$key } from './__generated__/PickingLineRow_line.graphql.ts';
import { isPickComplete, togglePicked, type PickQuantities, readPickQuantities } from './pickQuantities.ts';
import { MissingQuantity } from './MissingQuantity.tsx';
import { packTexts as texts } from './texts.ts';

interface PickingLineRowProps {
  line: PickingLineRow_line$key;
  isLocked: boolean;
  onPick: (quantities: PickQuantities) => void;
}

/** A line to pick: a tap anywhere on it picks all pieces, and the next tap unpicks them. */
export function PickingLineRow({ line: lineKey, isLocked, onPick }: PickingLineRowProps) {
  const line = useFragment(
    graphql`
      fragment PickingLineRow_line on PickingLine {
        name
        brand
        unit
        picture {
          ...Picture_picture
        }
        ...pickQuantities_readPickQuantities
      }
    `,
    lineKey,
  );
  const { name, brand, unit, picture } = line;
  const quantities = readPickQuantities(line);
  const { quantity, missingQuantity } = quantities;
  const isDone = isPickComplete(quantities);
  const isAllMissing = missingQuantity >= quantity;
  return (
    <Box
      as="li"
      layerStyle="card"
      overflow="hidden"
      bg={isDone ? 'bg.subtle' : 'bg.panel'}
      borderColor={isDone ? 'border.muted' : 'border'}
      transition="background-color 150ms ease-out"
    >
      <Row data-locked={isLocked || isAllMissing || undefined}>
        <chakra.input
          type="checkbox"
          accentColor="green.solid"
          boxSize="6"
          flexShrink="0"
          aria-label={texts.line(name, unit, quantity)}
          checked={isDone && !isAllMissing}
          disabled={isLocked || isAllMissing}
          onChange={() => onPick(togglePicked(quantities))}
        />
        <Box
          boxSize="16"
          flexShrink="0"
          borderRadius="control"
          overflow="hidden"
          bg="bg.muted"
          opacity={isDone ? '0.6' : '1'}
        >
          <Picture picture={picture} sizes="64px" isDecoration />
        </Box>
        <Box flex="1" minW="0" overflowWrap="anywhere" color={isDone ? 'fg.muted' : 'fg'}>
          <Text fontWeight="semibold" lineHeight="1.3">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {brand == null ? unit : `${brand} · ${unit}`}
          </Text>
        </Box>
        <Text
          textStyle="xl"
          fontWeight="bold"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
          color={isDone ? 'fg.muted' : 'fg'}
        >
          {`${quantity} ×`}
        </Text>
      </Row>
      <MissingQuantity name={name} quantities={quantities} isLocked={isLocked} onPick={onPick} />
    </Box>
  );
}

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    pt: '3',
    cursor: 'button',
    userSelect: 'none',
    '&[data-locked]': { cursor: 'default' },
  },
});
