import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { texts } from '../texts.ts';
import type { UndoCheckedImport_catalogueImport$key } from './__generated__/UndoCheckedImport_catalogueImport.graphql.ts';
import { UndoCheckButton } from './UndoCheckButton.tsx';
import { useStartUndo } from './useStartUndo.ts';

interface UndoCheckedImportProps {
  catalogueImport: UndoCheckedImport_catalogueImport$key;
  /** The element that takes the focus once the undo runs. */
  finalFocus: () => HTMLElement | null;
}

/** What the undo of an import would do, and what it would leave; the undo runs once that is confirmed. */
export function UndoCheckedImport({ catalogueImport: importKey, finalFocus }: UndoCheckedImportProps) {
  const catalogueImport = useFragment(
    graphql`
      fragment UndoCheckedImport_catalogueImport on CatalogueImport {
        id
        undoDeleteCount
        undoRestoreCount
        undoKeepCount
        ...UndoCheckButton_catalogueImport
      }
    `,
    importKey,
  );
  const { id, undoDeleteCount, undoRestoreCount, undoKeepCount } = catalogueImport;
  const count = undoDeleteCount + undoRestoreCount;
  const [errorMessage, setErrorMessage] = useState('');
  const { startUndo, isStarting } = useStartUndo();
  const { kind, isOpen, start, close } = useActiveDialog<'undo'>();
  const facts = (
    <Box as="ul" ps="5" color="fg.muted" listStyleType="disc">
      {undoDeleteCount > 0 && <li>{texts.undoDeletes(undoDeleteCount)}</li>}
      {undoRestoreCount > 0 && <li>{texts.undoRestores(undoRestoreCount)}</li>}
      {undoKeepCount > 0 && <li>{texts.undoKeeps(undoKeepCount)}</li>}
    </Box>
  );
  return (
    <>
      <Text mb="2">{count === 0 ? texts.nothingToUndo : texts.undoChecked}</Text>
      {facts}
      <Flex gap="3" wrap="wrap">
        {count > 0 && (
          <Button mt="4" colorPalette="red" onClick={() => start('undo')}>
            {texts.undoProducts(count)}
          </Button>
        )}
        <UndoCheckButton catalogueImport={catalogueImport} finalFocus={finalFocus} />
      </Flex>
      {kind === 'undo' && (
        <ConfirmDialog
          title={texts.undoTitle}
          action={texts.undoProducts(count)}
          errorMessage={errorMessage}
          isOpen={isOpen}
          isBusy={isStarting}
          onClose={close}
          onConfirm={() => startUndo({ importId: id }, { onDone: close, onRefused: setErrorMessage })}
          finalFocus={finalFocus}
        >
          {facts}
        </ConfirmDialog>
      )}
    </>
  );
}
