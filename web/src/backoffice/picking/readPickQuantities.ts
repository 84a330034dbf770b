import { graphql, readInlineData } from 'react-relay';
import type { readPickQuantities_line$key } from './__generated__/readPickQuantities_line.graphql.ts';
import type { PickLine } from './pickQuantities.ts';

/** How far the picking of a line is. */
export function readPickQuantities(line: readPickQuantities_line$key): PickLine {
  const { quantity, pickedQuantity, missingQuantity } = readInlineData(
    graphql`
      fragment readPickQuantities_line on PickingLine @inline {
        quantity
        pickedQuantity
        missingQuantity
      }
    `,
    line,
  );
  return { quantity, pickedQuantity, missingQuantity };
}
