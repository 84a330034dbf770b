import { Box, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ImportState_catalogueImport$key } from './__generated__/ImportState_catalogueImport.graphql.ts';
import { CheckedImport } from './CheckedImport.tsx';
import { DoneImport } from './DoneImport.tsx';
import { FailedImport } from './FailedImport.tsx';
import { ImportStatusBadge } from './ImportStatusBadge.tsx';
import { MappingImport } from './MappingImport.tsx';
import { ChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import { RunningImport } from './RunningImport.tsx';
import { texts } from './texts.ts';
import { UndoCheckButton } from './undo/UndoCheckButton.tsx';
import { UndoCheckedImport } from './undo/UndoCheckedImport.tsx';
import { UndoProgress } from './undo/UndoProgress.tsx';

/** The state of an import, and the actions available in it. */
export function ImportState({ catalogueImport: importKey }: { catalogueImport: ImportState_catalogueImport$key }) {
  const catalogueImport = useFragment(
    graphql`
      fragment ImportState_catalogueImport on CatalogueImport {
        status
        rowCount
        checkedCount
        doneCount
        rejectedCount
        ...ImportStatusBadge_catalogueImport
        ...CheckedImport_catalogueImport
        ...DoneImport_catalogueImport
        ...FailedImport_catalogueImport
        ...MappingImport_catalogueImport
        ...UndoCheckButton_catalogueImport
        ...UndoCheckedImport_catalogueImport
        ...UndoProgress_catalogueImport
        ...RunningImport_catalogueImport
      }
    `,
    importKey,
  );
  const card = useRef<HTMLDivElement>(null);
  // When a dialog closes, the button that opened it may no longer be on the page.
  const finalFocus = () => card.current;

  return (
    <Box
      as="section"
      ref={card}
      tabIndex={-1}
      aria-label={texts.progress}
      layerStyle="card"
      p={{ base: '4', md: '5' }}
      outline="none"
    >
      <Box role="status" mb="2">
        <ImportStatusBadge catalogueImport={catalogueImport} />
      </Box>
      {renderState()}
    </Box>
  );

  function renderState() {
    const { status, rowCount, checkedCount, doneCount, rejectedCount } = catalogueImport;
    switch (status) {
      case 'MAPPING':
        return <MappingImport catalogueImport={catalogueImport} finalFocus={finalFocus} />;
      case 'CHECKING':
        return (
          <>
            <ChangeProgress label={texts.checking} done={checkedCount} all={rowCount} />
            <Note text={texts.checkingText} />
          </>
        );
      case 'CHECKED':
        return <CheckedImport catalogueImport={catalogueImport} finalFocus={finalFocus} />;
      case 'RUNNING':
        return (
          <RunningImport catalogueImport={catalogueImport} finalFocus={finalFocus}>
            <ChangeProgress label={texts.running} done={doneCount} all={rowCount - rejectedCount} />
            <Note text={texts.runningText} />
          </RunningImport>
        );
      case 'DONE':
        return (
          <>
            <DoneImport catalogueImport={catalogueImport} />
            <UndoCheckButton catalogueImport={catalogueImport} finalFocus={finalFocus} />
          </>
        );
      case 'UNDO_CHECKED':
        return <UndoCheckedImport catalogueImport={catalogueImport} finalFocus={finalFocus} />;
      case 'UNDO_CHECKING':
      case 'UNDOING':
      case 'UNDO_FAILED':
      case 'UNDONE':
        return <UndoProgress catalogueImport={catalogueImport} finalFocus={finalFocus} />;
      case 'FAILED':
        return <FailedImport catalogueImport={catalogueImport} finalFocus={finalFocus} />;
      case 'DISCARDED':
        return (
          <>
            <Note text={texts.discarded(doneCount)} />
            <UndoCheckButton catalogueImport={catalogueImport} finalFocus={finalFocus} />
          </>
        );
      default:
        return null;
    }
  }
}

function Note({ text }: { text: string }) {
  return (
    <Text mt="2" textStyle="sm" color="fg.muted">
      {text}
    </Text>
  );
}
