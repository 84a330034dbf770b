import { Box, Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { ChangeProgress } from '../../catalogueChange/ChangeProgress.tsx';
import { texts } from '../texts.ts';
import type { UndoProgress_catalogueImport$key } from './__generated__/UndoProgress_catalogueImport.graphql.ts';
import { useStartUndo } from './useStartUndo.ts';

interface UndoProgressProps {
  catalogueImport: UndoProgress_catalogueImport$key;
  /** The element that takes the focus once a stopped undo continues. */
  finalFocus: () => HTMLElement | null;
}

/** The undo of an import while it is checked or runs, after it has stopped, and at its end. */
export function UndoProgress({ catalogueImport: importKey, finalFocus }: UndoProgressProps) {
  const { id, status, failure, undoTotalCount, ...counts } = useFragment(
    graphql`
      fragment UndoProgress_catalogueImport on CatalogueImport {
        id
        status
        failure
        undoTotalCount
        undoDeleteCount
        undoRestoreCount
        undoKeepCount
      }
    `,
    importKey,
  );
  const { startUndo, isStarting } = useStartUndo();
  const { undoDeleteCount, undoRestoreCount, undoKeepCount } = counts;
  const done = undoDeleteCount + undoRestoreCount + undoKeepCount;
  if (status === 'UNDONE') return <Text>{texts.undone(undoDeleteCount, undoRestoreCount, undoKeepCount)}</Text>;
  return (
    <>
      {status === 'UNDO_FAILED' && (
        <Box role="alert" mb="3" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm">
          {failure ?? texts.undoFailed}
        </Box>
      )}
      <ChangeProgress
        label={status === 'UNDO_CHECKING' ? texts.checkingUndo : texts.undoing}
        done={done}
        all={undoTotalCount}
      />
      {status === 'UNDO_FAILED' && (
        <Button
          mt="4"
          loading={isStarting}
          onClick={() => startUndo({ importId: id }, { onDone: () => finalFocus()?.focus() })}
        >
          {texts.goOn}
        </Button>
      )}
    </>
  );
}
