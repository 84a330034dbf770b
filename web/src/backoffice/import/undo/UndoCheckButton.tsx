import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { texts } from '../texts.ts';
import type { UndoCheckButton_catalogueImport$key } from './__generated__/UndoCheckButton_catalogueImport.graphql.ts';
import { useStartUndo } from './useStartUndo.ts';

interface UndoCheckButtonProps {
  catalogueImport: UndoCheckButton_catalogueImport$key;
  /** The element that takes the focus once the check runs. */
  finalFocus: () => HTMLElement | null;
}

/** Checks what the undo of an import would do, while it can be undone. */
export function UndoCheckButton({ catalogueImport: importKey, finalFocus }: UndoCheckButtonProps) {
  const { id, isUndoable, status } = useFragment(
    graphql`
      fragment UndoCheckButton_catalogueImport on CatalogueImport {
        id
        isUndoable
        status
      }
    `,
    importKey,
  );
  const { checkUndo, isStarting } = useStartUndo();
  if (!isUndoable) return null;
  return (
    <Button
      mt="4"
      variant="outline"
      colorPalette="gray"
      loading={isStarting}
      onClick={() => checkUndo({ importId: id }, { onDone: () => finalFocus()?.focus() })}
    >
      <Undo2 aria-hidden />
      {status === 'UNDO_CHECKED' ? texts.checkUndoAgain : texts.undo}
    </Button>
  );
}
