import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type {
  ImportState_catalogueImport$data,
  ImportState_catalogueImport$key,
} from './__generated__/ImportState_catalogueImport.graphql.ts';
import type { ImportStateUndoCheckMutation } from './__generated__/ImportStateUndoCheckMutation.graphql.ts';
import type { ImportStateUndoMutation } from './__generated__/ImportStateUndoMutation.graphql.ts';
import { ImportStatusBadge } from './ImportStatusBadge.tsx';
import { Failure, ImportSteps, Note } from './ImportSteps.tsx';
import { texts } from './texts.ts';

/** The state of an import, and the actions available in it. */
export function ImportState({ catalogueImport: importKey }: { catalogueImport: ImportState_catalogueImport$key }) {
  const catalogueImport = useFragment(
    graphql`
      fragment ImportState_catalogueImport on CatalogueImport {
        status
        failure
        createCount
        updateCount
        doneCount
        pictureCount
        pictureDoneCount
        pictureFailCount
        id
        isUndoable
        undoTotalCount
        undoDeleteCount
        undoRestoreCount
        undoKeepCount
        ...ImportSteps_catalogueImport
      }
    `,
    importKey,
  );
  const { status, failure, createCount, updateCount, doneCount, ...pictures } = catalogueImport;
  const { pictureCount, pictureDoneCount, pictureFailCount } = pictures;
  const card = useRef<HTMLDivElement>(null);
  // When a dialog closes, the button that opened it may no longer be on the page.
  const props = { catalogueImport, finalFocus: () => card.current };
  const isBeforeEnd = ['MAPPING', 'CHECKING', 'CHECKED', 'RUNNING', 'FAILED'].includes(status);

  return (
    <Box
      as="section"
      ref={card}
      tabIndex={-1}
      aria-label="Progress"
      layerStyle="card"
      p={{ base: '4', md: '5' }}
      outline="none"
    >
      <Box role="status" mb="2">
        <ImportStatusBadge status={status} />
      </Box>
      {status === 'DONE' && (
        <>
          {failure != null && (
            <Text role="alert" mb="2" color="fg.error">
              {failure}
            </Text>
          )}
          <Text>{texts.done(createCount, updateCount)}</Text>
          {pictureDoneCount < pictureCount && (
            <Box mt="3">
              <ChangeProgress label="Fetching pictures" done={pictureDoneCount} all={pictureCount} />
            </Box>
          )}
          {pictureFailCount > 0 && (
            <Text mt="2" color="fg.warning">
              {texts.picturesMissing(pictureFailCount)}
            </Text>
          )}
        </>
      )}
      {status === 'DISCARDED' && <Note text={texts.discarded(doneCount)} />}
      {/* The key closes the dialogs of another state. */}
      {isBeforeEnd ? <ImportSteps key={status} {...props} /> : <ImportUndo key={status} {...props} />}
    </Box>
  );
}

interface ImportUndoProps {
  catalogueImport: ImportState_catalogueImport$data;
  /** The element that takes the focus once the server works. */
  finalFocus: () => HTMLElement | null;
}

/**
 * The undo of an import: the button that checks what it would do, while it can be undone; the result of that check, and the undo once that is
 * confirmed; its progress, its failure and its end.
 */
function ImportUndo({ catalogueImport, finalFocus }: ImportUndoProps) {
  const { id, status, failure, isUndoable, undoTotalCount, ...counts } = catalogueImport;
  const { undoDeleteCount, undoRestoreCount, undoKeepCount } = counts;
  const count = undoDeleteCount + undoRestoreCount;
  const { shown, open, close, refusal, setRefusal } = useActionDialog();
  const [checkUndo, isCheckStarting] = useAction<ImportStateUndoCheckMutation>(graphql`
    mutation ImportStateUndoCheckMutation($input: CatalogueImportUndoCheckInput!) {
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
  const [startUndo, isUndoStarting] = useAction<ImportStateUndoMutation>(graphql`
    mutation ImportStateUndoMutation($input: CatalogueImportUndoInput!) {
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
      {status === 'UNDO_CHECKED' ? 'Check again' : 'Undo this import'}
    </Button>
  );
  if (status === 'UNDONE') return <Text>{texts.undone(undoDeleteCount, undoRestoreCount, undoKeepCount)}</Text>;
  if (status === 'UNDO_CHECKING' || status === 'UNDOING' || status === 'UNDO_FAILED')
    return (
      <>
        {status === 'UNDO_FAILED' && <Failure text={failure ?? 'The undo stopped.'} mb="3" />}
        <ChangeProgress
          label={status === 'UNDO_CHECKING' ? 'Checking what can be undone' : 'Undoing'}
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
      <Text mb="2">
        {count === 0 ? 'Nothing in this import can be undone.' : 'Nothing has been undone yet. Undoing would do this:'}
      </Text>
      {facts}
      <Flex gap="3" wrap="wrap">
        {count > 0 && (
          <Button mt="4" colorPalette="red" onClick={open}>
            {texts.undoProducts(count)}
          </Button>
        )}
        {checkButton}
      </Flex>
      <ConfirmDialog
        title="Undo this import?"
        action={texts.undoProducts(count)}
        errorMessage={refusal}
        {...shown}
        isBusy={isUndoStarting}
        onConfirm={() => startUndo({ importId: id }, { onDone: close, onRefused: setRefusal })}
        finalFocus={finalFocus}
      >
        {facts}
      </ConfirmDialog>
    </>
  );
}
