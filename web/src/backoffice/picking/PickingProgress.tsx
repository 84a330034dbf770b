import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PickingProgress_order$key } from './__generated__/PickingProgress_order.graphql.ts';
import { isPickComplete } from './pickQuantities.ts';
import { readPickQuantities } from './readPickQuantities.ts';
import { packTexts as texts } from './texts.ts';

/** The progress of picking as a bar, which screen readers announce when it changes. */
export function PickingProgress({ order }: { order: PickingProgress_order$key }) {
  const { lines } = useFragment(
    graphql`
      fragment PickingProgress_order on PickingOrder {
        lines {
          ...readPickQuantities_line
        }
      }
    `,
    order,
  );
  const done = lines.filter((line) => isPickComplete(readPickQuantities(line))).length;
  return (
    <Box mt="1" mb="4">
      <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {texts.progress(done, lines.length)}
      </Text>
      <Box h="1.5" mt="2" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
        <Box
          h="full"
          borderRadius="full"
          bg="green.solid"
          transition="width 150ms ease-out"
          style={{ width: `${lines.length === 0 ? 0 : (100 * done) / lines.length}%` }}
        />
      </Box>
    </Box>
  );
}
