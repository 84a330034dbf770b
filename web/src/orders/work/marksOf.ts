import { graphql, readInlineData } from 'react-relay';
import type { marksOf_line$key } from './__generated__/marksOf_line.graphql.ts';
import type { MarkedLine } from './lineMarks.ts';

/** How far the packing of a line is. */
export function marksOf(line: marksOf_line$key): MarkedLine {
  const { quantity, pickedQuantity, shortQuantity } = readInlineData(
    graphql`
      fragment marksOf_line on PickingLine @inline {
        quantity
        pickedQuantity
        shortQuantity
      }
    `,
    line,
  );
  return { quantity, pickedQuantity, shortQuantity };
}
