import { graphql, readInlineData } from 'react-relay';
import type { pickQuantities_readPickQuantities$key } from './__generated__/pickQuantities_readPickQuantities.graphql.ts';

/** How many pieces of a line are in the bag, and how many are missing. */
export interface PickQuantities {
  readonly pickedQuantity: number;
  readonly missingQuantity: number;
}

/** The picking marks of a line of an order being packed. */
export interface PickLine extends PickQuantities {
  readonly quantity: number;
}

/** Whether every piece is in the bag or known to be missing. */
export function isPickComplete({ quantity, pickedQuantity, missingQuantity }: PickLine): boolean {
  return pickedQuantity + missingQuantity >= quantity;
}

/** Puts all that is not missing into the bag, or takes it out again. */
export function togglePicked(line: PickLine): PickQuantities {
  const { quantity, missingQuantity } = line;
  return { pickedQuantity: isPickComplete(line) ? 0 : quantity - missingQuantity, missingQuantity };
}

/** Makes so many pieces missing. A line that was done stays done; one that was not is not done by that, unless nothing is left. */
export function withMissing(line: PickLine, missingQuantity: number): PickQuantities {
  const rest = line.quantity - missingQuantity;
  const wasDone = isPickComplete(line) && line.pickedQuantity > 0;
  return { pickedQuantity: wasDone ? rest : Math.min(line.pickedQuantity, rest), missingQuantity };
}

/** How far the picking of a line is. */
export function readPickQuantities(line: pickQuantities_readPickQuantities$key): PickLine {
  const { quantity, pickedQuantity, missingQuantity } = readInlineData(
    graphql`
      fragment pickQuantities_readPickQuantities on PickingLine @inline {
        quantity
        pickedQuantity
        missingQuantity
      }
    `,
    line,
  );
  return { quantity, pickedQuantity, missingQuantity };
}
