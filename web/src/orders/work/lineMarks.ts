/** How many pieces of a line are in the bag, and how many are missing. */
export interface LineMarks {
  readonly pickedQuantity: number;
  readonly shortQuantity: number;
}

/** A line of an order that is being packed, as far as its marks go. */
export interface MarkedLine extends LineMarks {
  readonly quantity: number;
}

/** Whether every piece is in the bag or known to be missing. */
export function isMarked({ quantity, pickedQuantity, shortQuantity }: MarkedLine): boolean {
  return pickedQuantity + shortQuantity >= quantity;
}

/** Puts all that is not missing into the bag, or takes it out again. */
export function toggled(line: MarkedLine): LineMarks {
  const { quantity, shortQuantity } = line;
  return { pickedQuantity: isMarked(line) ? 0 : quantity - shortQuantity, shortQuantity };
}

/** Makes so many pieces missing. A line that was done stays done; one that was not is not done by that, unless nothing is left. */
export function withMissing(line: MarkedLine, shortQuantity: number): LineMarks {
  const rest = line.quantity - shortQuantity;
  const wasDone = isMarked(line) && line.pickedQuantity > 0;
  return { pickedQuantity: wasDone ? rest : Math.min(line.pickedQuantity, rest), shortQuantity };
}
