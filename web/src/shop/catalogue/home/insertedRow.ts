import type { ReactElement } from 'react';

/** A row of the viewer's own among the rows of the home page, which the layout passes as the context of its outlet. */
export interface InsertedRow {
  /** How many rows are before it. */
  place: number;
  content: ReactElement;
}
