import type { ImportOutcome } from './__generated__/ImportRowLine_row.graphql.ts';
import { outcomeTexts } from './texts.ts';

/** The label of a row's outcome; an outcome that this client does not know is shown as the server spells it. */
export function outcomeLabel(outcome: ImportOutcome): string {
  return outcomeTexts[outcome] ?? outcome;
}

/** The colours of the outcomes. */
export function outcomePalette(outcome: ImportOutcome): string {
  switch (outcome) {
    case 'CREATE':
      return 'green';
    case 'UPDATE':
      return 'brand';
    case 'REJECTED':
      return 'red';
    default:
      return 'gray';
  }
}
