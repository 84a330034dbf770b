import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Shown while no category or sub-category matches the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No Data found"
      text="Nothing matches your search."
      action={
        <Button variant="outline" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}
