import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OutcomeFilter_catalogueImport$key } from './__generated__/OutcomeFilter_catalogueImport.graphql.ts';
import type { Outcome } from './importPath.ts';
import { texts } from './texts.ts';

interface OutcomeFilterProps {
  catalogueImport: OutcomeFilter_catalogueImport$key;
  /** The chosen outcome; null for all. */
  outcome: string | null;
  onOutcome: (outcome: Outcome | null) => void;
}

/** A filter by outcome, with the number of rows of each. */
export function OutcomeFilter({ catalogueImport, outcome, onOutcome }: OutcomeFilterProps) {
  const { rowCount, createCount, updateCount, unchangedCount, rejectedCount, undoKeepCount } = useFragment(
    graphql`
      fragment OutcomeFilter_catalogueImport on CatalogueImport {
        rowCount
        createCount
        updateCount
        unchangedCount
        rejectedCount
        undoKeepCount
      }
    `,
    catalogueImport,
  );
  const choices: ReadonlyArray<{ value: Outcome | null; label: string }> = [
    { value: null, label: texts.all(rowCount) },
    { value: 'CREATE', label: texts.added(createCount) },
    { value: 'UPDATE', label: texts.changed(updateCount) },
    { value: 'UNCHANGED', label: texts.unchanged(unchangedCount) },
    { value: 'REJECTED', label: texts.refused(rejectedCount) },
    ...(undoKeepCount > 0 ? [{ value: 'KEPT', label: texts.kept(undoKeepCount) } as const] : []),
  ];
  return (
    <Flex role="group" aria-label={texts.outcome} wrap="wrap" gap="1">
      {choices.map(({ value, label }) => (
        <Button
          key={label}
          variant={value === outcome ? 'subtle' : 'ghost'}
          colorPalette={value === outcome ? 'green' : 'gray'}
          px="3"
          aria-pressed={value === outcome}
          onClick={() => onOutcome(value)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
