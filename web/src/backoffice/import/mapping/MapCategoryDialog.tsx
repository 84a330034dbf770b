import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { Choice } from '../../../ui/forms/ChoicePicker.tsx';
import { CategoryPicker } from '../../categories/CategoryPicker.tsx';
import { SubCategoryPicker } from '../../categories/SubCategoryPicker.tsx';
import { texts } from '../texts.ts';
import type { MapCategoryDialog_query$key } from './__generated__/MapCategoryDialog_query.graphql.ts';
import type { CategoryKind } from './useCategoryChoices.ts';

interface MapCategoryDialogProps {
  kind: CategoryKind;
  /** The name in the file. */
  name: string;
  query: MapCategoryDialog_query$key;
  isOpen: boolean;
  onClose: () => void;
  onChosen: (target: Choice) => void;
}

/** Chooses the category of the shop that is used instead of one of the file. */
export function MapCategoryDialog({ kind, name, query: queryKey, isOpen, onClose, onChosen }: MapCategoryDialogProps) {
  const query = useFragment(
    graphql`
      fragment MapCategoryDialog_query on Query {
        ...CategoryPicker_query
        ...SubCategoryPicker_query
      }
    `,
    queryKey,
  );
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const [target] = chosen;
  const chooseLast = (all: readonly Choice[]) => setChosen(all.slice(-1));
  return (
    <FormDialog title={texts.mapTitle(name)} isOpen={isOpen} onClose={onClose}>
      {kind === 'categories' ? (
        <CategoryPicker query={query} chosen={chosen} error="" onChosen={chooseLast} />
      ) : (
        <SubCategoryPicker query={query} chosen={chosen} categories={[]} error="" onChosen={chooseLast} />
      )}
      <Button w="full" disabled={target === undefined} onClick={() => target !== undefined && onChosen(target)}>
        {target === undefined ? texts.useIt : texts.useNamed(target.name)}
      </Button>
    </FormDialog>
  );
}
