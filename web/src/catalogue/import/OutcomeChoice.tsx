import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OutcomeChoice_catalogueImport$key } from './__generated__/OutcomeChoice_catalogueImport.graphql.ts';
import type { Outcome } from './importAddress.ts';
import { texts } from './texts.ts';

interface OutcomeChoiceProps {
  catalogueImport: OutcomeChoice_catalogueImport$key;
  /** The one that is chosen; null for all. */
  outcome: string | null;
  onOutcome: (outcome: Outcome | null) => void;
}

/** Chooses among the outcomes, each with the number of its rows. */
export function OutcomeChoice({ catalogueImport, outcome, onOutcome }: OutcomeChoiceProps) {
  const { rowCount, createCount, updateCount, sameCount, refusedCount } = useFragment(
    graphql`
      fragment OutcomeChoice_catalogueImport on CatalogueImport {
        rowCount
        createCount
        updateCount
        sameCount
        refusedCount
      }
    `,
    catalogueImport,
  );
  const choices: ReadonlyArray<{ value: Outcome | null; label: string }> = [
    { value: null, label: texts.all(rowCount) },
    { value: 'CREATE', label: texts.added(createCount) },
    { value: 'UPDATE', label: texts.changed(updateCount) },
    { value: 'SAME', label: texts.unchanged(sameCount) },
    { value: 'REFUSED', label: texts.refused(refusedCount) },
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
