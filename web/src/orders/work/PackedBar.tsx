import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PackedBar_order$key } from './__generated__/PackedBar_order.graphql.ts';
import { isMarked } from './lineMarks.ts';
import { marksOf } from './marksOf.ts';
import { packTexts as texts } from './texts.ts';
import { useFinishPicking } from './useFinishPicking.ts';
import { WorkQuestion } from './WorkQuestion.tsx';

interface PackedBarProps {
  order: PackedBar_order$key;
  /** Ends when the server knows of all marks that are shown. */
  settled: () => Promise<void>;
}

/** The end of the packing, always in reach of a thumb; an order of which nothing is there is given up after a question. */
export function PackedBar({ order: orderKey, settled }: PackedBarProps) {
  const { id, number, lines } = useFragment(
    graphql`
      fragment PackedBar_order on PickingOrder {
        id
        number
        lines {
          ...marksOf_line
        }
      }
    `,
    orderKey,
  );
  const { finishPicking, isFinishing } = useFinishPicking();
  const [isAsking, setAsking] = useState(false);
  const marks = lines.map((line) => marksOf(line));
  const left = marks.filter((line) => !isMarked(line)).length;
  const isNothing = marks.every(({ quantity, shortQuantity }) => shortQuantity >= quantity);
  const finish = () => finishPicking({ orderId: id, number, settled, onRefused: () => setAsking(false) });

  return (
    <>
      <Box h="calc(5rem + env(safe-area-inset-bottom))" />
      <Box
        position="fixed"
        insetInline="0"
        bottom="0"
        zIndex="docked"
        bg="bg.panel"
        borderTopWidth="1px"
        px="4"
        pt="3"
        pb="calc(0.75rem + env(safe-area-inset-bottom))"
      >
        <Flex maxW="2xl" mx="auto" align="center" justify="space-between" gap="3">
          {!isNothing && (
            <Text fontWeight="semibold" color={left > 0 ? 'fg.muted' : 'fg.success'} whiteSpace="nowrap">
              {left > 0 ? texts.stillOpen(left) : texts.allMarked}
            </Text>
          )}
          <Button
            size="lg"
            flex="1"
            maxW={isNothing ? undefined : 'xs'}
            colorPalette={isNothing ? 'red' : 'green'}
            disabled={left > 0}
            aria-disabled={isFinishing}
            onClick={() => (isNothing ? setAsking(true) : finish())}
          >
            {isFinishing && <Spinner size="sm" />}
            {isNothing ? texts.nothingFound : texts.packed}
          </Button>
        </Flex>
      </Box>
      <WorkQuestion
        title={texts.nothingTitle}
        text={texts.nothingText}
        action={texts.nothingConfirm}
        isGrave
        isOpen={isAsking}
        isBusy={isFinishing}
        onClose={() => setAsking(false)}
        onConfirm={finish}
      />
    </>
  );
}
