import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Minus, PackageX, Plus, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MissingPieces_line$key } from './__generated__/MissingPieces_line.graphql.ts';
import { withMissing, type LineMarks } from './lineMarks.ts';
import { marksOf } from './marksOf.ts';
import { packTexts as texts } from './texts.ts';

interface MissingPiecesProps {
  line: MissingPieces_line$key;
  isLocked: boolean;
  onMark: (marks: LineMarks) => void;
}

/** Says how many pieces of a line are missing: one at the first press, others by the stepper, none again by 'Undo'. */
export function MissingPieces({ line: lineKey, isLocked, onMark }: MissingPiecesProps) {
  const line = useFragment(
    graphql`
      fragment MissingPieces_line on PickingLine {
        name
        ...marksOf_line
      }
    `,
    lineKey,
  );
  const button = useRef<HTMLButtonElement>(null);
  const { name } = line;
  const marks = marksOf(line);
  const { quantity, shortQuantity } = marks;
  const isMissing = shortQuantity > 0;
  const setMissing = (missing: number) => {
    if (missing === 0) button.current?.focus(); // the stepper goes with the last piece
    onMark(withMissing(marks, missing));
  };
  return (
    <Flex justify="flex-end" align="center" gap="2" minH={isMissing || !isLocked ? '11' : '3'} ps="3" pe="1" pb="1">
      {isMissing && (
        <Text flex="1" textStyle="sm" fontWeight="semibold" color="fg.error" fontVariantNumeric="tabular-nums">
          {texts.missingCount(shortQuantity, quantity)}
        </Text>
      )}
      {isMissing && !isLocked && quantity > 1 && (
        <Stepper role="group" aria-label={texts.missingLabel(name)}>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.oneLess}
            onClick={() => setMissing(shortQuantity - 1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <output aria-live="polite">{shortQuantity}</output>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.oneMore}
            aria-disabled={shortQuantity >= quantity}
            onClick={() => shortQuantity < quantity && setMissing(shortQuantity + 1)}
          >
            <Plus aria-hidden />
          </IconButton>
        </Stepper>
      )}
      {!isLocked && (
        <Button
          ref={button}
          variant="ghost"
          colorPalette={isMissing ? 'green' : 'gray'}
          px="3"
          aria-label={isMissing ? texts.undoOf(name) : texts.missingOf(name)}
          onClick={() => setMissing(isMissing ? 0 : 1)}
        >
          {isMissing ? <Undo2 aria-hidden /> : <PackageX aria-hidden />}
          {isMissing ? texts.undo : texts.missing}
        </Button>
      )}
    </Flex>
  );
}

const Stepper = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    '& output': { minW: '6', textAlign: 'center', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});
