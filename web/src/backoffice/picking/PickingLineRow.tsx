import { Box, chakra, Text, Button, Flex, IconButton } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../shop/media/Picture.tsx';
import type { PickingLineRow_line$key } from './__generated__/PickingLineRow_line.graphql.ts';
import {
  isPickComplete,
  togglePicked,
  type PickQuantities,
  readPickQuantities,
  withMissing,
  type PickLine,
} from './pickQuantities.ts';
import { packTexts as texts } from './texts.ts';
import { Minus, PackageX, Plus, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import styles from './PickingLineRow.module.css';

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
      <label className={styles.row} data-locked={isLocked || isAllMissing || undefined}>
        <chakra.input
          type="checkbox"
          accentColor="primary.solid"
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
      </label>
      <MissingQuantity name={name} quantities={quantities} isLocked={isLocked} onPick={onPick} />
    </Box>
  );
}

interface MissingQuantityProps extends Omit<PickingLineRowProps, 'line'> {
  /** The name of the line's product. */
  name: string;
  quantities: PickLine;
}

/** Records missing pieces of a line: one at the first press, more by the stepper, none by 'Undo'. */
function MissingQuantity({ name, quantities, isLocked, onPick }: MissingQuantityProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { quantity, missingQuantity } = quantities;
  const isMissing = missingQuantity > 0;
  const setMissing = (missing: number) => {
    if (missing === 0) button.current?.focus(); // the stepper is removed when no piece is missing
    onPick(withMissing(quantities, missing));
  };
  return (
    <Flex justify="flex-end" align="center" gap="2" minH={isMissing || !isLocked ? '11' : '3'} ps="3" pe="1" pb="1">
      {isMissing && (
        <Text flex="1" textStyle="sm" fontWeight="semibold" color="fg.error" fontVariantNumeric="tabular-nums">
          {texts.missingCount(missingQuantity, quantity)}
        </Text>
      )}
      {isMissing && !isLocked && quantity > 1 && (
        <div className={styles.stepper} role="group" aria-label={`Missing pieces: ${name}`}>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label="One fewer missing"
            onClick={() => setMissing(missingQuantity - 1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <output aria-live="polite">{missingQuantity}</output>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label="One more missing"
            aria-disabled={missingQuantity >= quantity}
            onClick={() => missingQuantity < quantity && setMissing(missingQuantity + 1)}
          >
            <Plus aria-hidden />
          </IconButton>
        </div>
      )}
      {!isLocked && (
        <Button
          ref={button}
          variant="ghost"
          colorPalette={isMissing ? 'primary' : 'gray'}
          px="3"
          aria-label={isMissing ? `Undo missing: ${name}` : `Missing: ${name}`}
          onClick={() => setMissing(isMissing ? 0 : 1)}
        >
          {isMissing ? <Undo2 aria-hidden /> : <PackageX aria-hidden />}
          {isMissing ? 'Undo' : 'Missing'}
        </Button>
      )}
    </Flex>
  );
}
