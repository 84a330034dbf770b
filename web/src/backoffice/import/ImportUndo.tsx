import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { ChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import type { ImportUndo_catalogueImport$key } from './__generated__/ImportUndo_catalogueImport.graphql.ts';
import type { ImportUndoCheckMutation } from './__generated__/ImportUndoCheckMutation.graphql.ts';
import type { ImportUndoMutation } from './__generated__/ImportUndoMutation.graphql.ts';
import { Failure } from './ImportSteps.tsx';
import { texts } from './texts.ts';

interface ImportUndoProps {
  catalogueImport: ImportUndo_catalogueImport$key;
  /** The element that takes the focus once the server works. */
  finalFocus: () => HTMLElement | null;
}

/**
 * The undo of an import: the button that checks what it would do, while it can be undone; the result of that check, and the undo once that is
 * confirmed; its progress, its failure and its end.
 */
export function ImportUndo({ catalogueImport: importKey, finalFocus }: ImportUndoProps) {
  const catalogueImport = useFragment(
    graphql`
      fragment ImportUndo_catalogueImport on CatalogueImport {
        id
        status
        failure
        isUndoable
        undoTotalCount
        undoDeleteCount
        undoRestoreCount
        undoKeepCount
      }
    `,
    importKey,
  );
  const { id, status, failure, isUndoable, undoTotalCount, ...counts } = catalogueImport;
  const { undoDeleteCount, undoRestoreCount, undoKeepCount } = counts;
  const count = undoDeleteCount + undoRestoreCount;
  const [errorMessage, setErrorMessage] = useState('');
  const { kind, isOpen, start, close } = useActiveDialog<'undo'>();
  const [checkUndo, isCheckStarting] = useAction<ImportUndoCheckMutation>(graphql`
    mutation ImportUndoCheckMutation($input: CatalogueImportUndoCheckInput!) {
      catalogueImportUndoCheck(input: $input) {
        ... on CatalogueImportUndoCheckPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [startUndo, isUndoStarting] = useAction<ImportUndoMutation>(graphql`
    mutation ImportUndoMutation($input: CatalogueImportUndoInput!) {
      catalogueImportUndo(input: $input) {
        ... on CatalogueImportUndoPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const focusState = () => finalFocus()?.focus();
  const checkButton = isUndoable && (
    <Button
      mt="4"
      variant="outline"
      colorPalette="gray"
      loading={isCheckStarting}
      onClick={() => checkUndo({ importId: id }, { onDone: focusState })}
    >
      <Undo2 aria-hidden />
      {status === 'UNDO_CHECKED' ? texts.checkUndoAgain : texts.undo}
    </Button>
  );
  if (status === 'UNDONE') return <Text>{texts.undone(undoDeleteCount, undoRestoreCount, undoKeepCount)}</Text>;
  if (status === 'UNDO_CHECKING' || status === 'UNDOING' || status === 'UNDO_FAILED')
    return (
      <>
        {status === 'UNDO_FAILED' && (
          <Box mb="3">
            <Failure text={failure ?? texts.undoFailed} />
          </Box>
        )}
        <ChangeProgress
          label={status === 'UNDO_CHECKING' ? texts.checkingUndo : texts.undoing}
          done={count + undoKeepCount}
          all={undoTotalCount}
        />
        {status === 'UNDO_FAILED' && (
          <Button mt="4" loading={isUndoStarting} onClick={() => startUndo({ importId: id }, { onDone: focusState })}>
            {texts.goOn}
          </Button>
        )}
      </>
    );
  if (status !== 'UNDO_CHECKED') return checkButton;
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
        {checkButton}
      </Flex>
      {kind === 'undo' && (
        <ConfirmDialog
          title={texts.undoTitle}
          action={texts.undoProducts(count)}
          errorMessage={errorMessage}
          isOpen={isOpen}
          isBusy={isUndoStarting}
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
