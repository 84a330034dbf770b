import type { ImportOutcome } from './__generated__/ImportRowLine_row.graphql.ts';
import { outcomeTexts } from './texts.ts';

/** What becomes of a row, in a word; what this client does not know yet is shown as the server spells it. */
export function nameOutcome(outcome: ImportOutcome): string {
  return outcomeTexts[outcome] ?? outcome;
}

/** The colours in which it is shown. */
export function outcomePalette(outcome: ImportOutcome): string {
  switch (outcome) {
    case 'CREATE':
      return 'green';
    case 'UPDATE':
      return 'brand';
    case 'REFUSED':
      return 'red';
    default:
      return 'gray';
  }
}
