import { Box, Button, Flex, Text, type BoxProps } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { ImportSteps_catalogueImport$key } from './__generated__/ImportSteps_catalogueImport.graphql.ts';
import type { ImportStepsDiscardMutation } from './__generated__/ImportStepsDiscardMutation.graphql.ts';
import type { ImportStepsRunMutation } from './__generated__/ImportStepsRunMutation.graphql.ts';
import { texts } from './texts.ts';

interface ImportStepsProps {
  catalogueImport: ImportSteps_catalogueImport$key;
  /** The element that takes the focus once the import has continued. */
  finalFocus: () => HTMLElement | null;
}

/** An import until it is done: its progress or why it stopped, and the buttons that run and discard it. */
export function ImportSteps({ catalogueImport: importKey, finalFocus }: ImportStepsProps) {
  const { id, status, failure, createCount, updateCount, rejectedCount, checkedCount, doneCount, rowCount, ...zip } =
    useFragment(
      graphql`
        fragment ImportSteps_catalogueImport on CatalogueImport {
          id
          status
          failure
          createCount
          updateCount
          rejectedCount
          checkedCount
          doneCount
          rowCount
          format
          keepsPictures
          pictureCount
          pictureDoneCount
        }
      `,
      importKey,
    );
  const isOfPictures = zip.format === 'PICTURES';
  const isPreparing = isOfPictures && zip.pictureDoneCount < zip.pictureCount;
  const [runImport, isStarting] = useRunImport();
  const acceptedCount = rowCount - rejectedCount;
  const discard = (label: string) => (
    <DiscardButton importId={id} doneCount={doneCount} label={label} finalFocus={finalFocus} />
  );
  switch (status) {
    case 'MAPPING':
      return (
        <>
          <Text mb="4">
            We don’t recognise some of this file’s headings. Choose what each column holds below. Nothing changes in the
            shop yet.
          </Text>
          {discard(texts.discard)}
        </>
      );
    case 'CHECKING':
      return (
        <>
          {isPreparing ? (
            <ChangeProgress label="Reading the pictures" done={zip.pictureDoneCount} all={zip.pictureCount} />
          ) : (
            <ChangeProgress label="Checking the rows" done={checkedCount} all={rowCount} />
          )}
          <Note text="Nothing changes in the shop yet. You can leave this page while we check the file." />
        </>
      );
    case 'CHECKED':
      return (
        <>
          <Text>
            {createCount + updateCount === 0
              ? 'This file wouldn’t change anything.'
              : 'Nothing has changed in the shop yet. Review the changes below.'}
          </Text>
          {createCount + updateCount > 0 && rejectedCount > 0 && (
            <Text mt="1" color="fg.error">
              {isOfPictures ? texts.notMatched(rejectedCount) : texts.refusedRows(rejectedCount)}
            </Text>
          )}
          <Flex mt="4" gap="3" wrap="wrap">
            {createCount + updateCount > 0 && (
              <RunButton
                importId={id}
                keepsPictures={isOfPictures ? zip.keepsPictures : null}
                {...{ createCount, updateCount, rejectedCount, finalFocus }}
              />
            )}
            {discard(texts.discard)}
          </Flex>
        </>
      );
    case 'RUNNING':
      return (
        <>
          <ChangeProgress label="Importing" done={doneCount} all={acceptedCount} />
          <Note text="You can leave this page while the import runs." />
          <Box mt="4">{discard('Stop')}</Box>
        </>
      );
    default:
      return (
        <>
          <Failure text={failure ?? 'The import stopped.'} />
          {doneCount > 0 && <Note text={texts.cameTo(doneCount, acceptedCount)} />}
          <Flex gap="3" wrap="wrap" mt="4">
            <Button
              loading={isStarting}
              onClick={() => runImport({ importId: id }, { onDone: () => finalFocus()?.focus() })}
            >
              {texts.goOn}
            </Button>
            {discard(texts.discard)}
          </Flex>
        </>
      );
  }
}

export function Note({ text }: { text: string }) {
  return (
    <Text mt="2" textStyle="sm" color="fg.muted">
      {text}
    </Text>
  );
}

/** Why an import or its undo has stopped. */
export function Failure({ text, ...box }: BoxProps & { text: string }) {
  return (
    <Box role="alert" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm" {...box}>
      {text}
    </Box>
  );
}

interface RunButtonProps {
  importId: string;
  /** Whether products keep their pictures before those of a zip; null for a file of products. */
  keepsPictures: boolean | null;
  createCount: number;
  updateCount: number;
  rejectedCount: number;
  finalFocus: () => HTMLElement | null;
}

/** Lists what an import changes and leaves out, and runs it once that is confirmed. */
function RunButton({ importId, keepsPictures, createCount, updateCount, rejectedCount, finalFocus }: RunButtonProps) {
  const [runImport, isStarting] = useRunImport();
  const { shown, open, close, refusal, setRefusal } = useActionDialog();
  const action =
    keepsPictures === null ? texts.run(createCount + updateCount) : texts.runPictures(updateCount, keepsPictures);
  return (
    <>
      <Button onClick={open}>{action}</Button>
      <ConfirmDialog
        title={keepsPictures === null ? 'Import this file?' : 'Use these pictures?'}
        action={action}
        errorMessage={refusal}
        {...shown}
        isBusy={isStarting}
        onConfirm={() => runImport({ importId }, { onDone: close, onRefused: setRefusal })}
        finalFocus={finalFocus}
      >
        <Box as="ul" ps="5" color="fg.muted" listStyleType="disc">
          {createCount > 0 && <li>{texts.runCreates(createCount)}</li>}
          {updateCount > 0 && (
            <li>
              {keepsPictures === null
                ? texts.runChanges(updateCount)
                : texts.runPicturesText(updateCount, keepsPictures)}
            </li>
          )}
          {rejectedCount > 0 && <li>{texts.runLeavesOut(rejectedCount)}</li>}
        </Box>
      </ConfirmDialog>
    </>
  );
}

interface DiscardButtonProps {
  importId: string;
  /** How many rows are imported already; they are kept. */
  doneCount: number;
  label: string;
  finalFocus: () => HTMLElement | null;
}

/** Discards an import once that is confirmed. */
function DiscardButton({ importId, doneCount, label, finalFocus }: DiscardButtonProps) {
  const { shown, open, refusal, outcome } = useActionDialog();
  const [discardImport, isDiscarding] = useAction<ImportStepsDiscardMutation>(graphql`
    mutation ImportStepsDiscardMutation($input: CatalogueImportDiscardInput!) {
      catalogueImportDiscard(input: $input) {
        ... on CatalogueImportDiscardPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        title="Discard this import?"
        text={texts.discardText(doneCount)}
        action={texts.discard}
        errorMessage={refusal}
        {...shown}
        isBusy={isDiscarding}
        onConfirm={() => discardImport({ importId }, outcome('Import discarded'))}
        finalFocus={finalFocus}
      />
    </>
  );
}

/** Runs an import after its dry run, or resumes one that has stopped. */
function useRunImport() {
  return useAction<ImportStepsRunMutation>(graphql`
    mutation ImportStepsRunMutation($input: CatalogueImportRunInput!) {
      catalogueImportRun(input: $input) {
        ... on CatalogueImportRunPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
