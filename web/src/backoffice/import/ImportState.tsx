import { Box, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import type { ImportState_catalogueImport$key } from './__generated__/ImportState_catalogueImport.graphql.ts';
import { ImportStatusBadge } from './ImportStatusBadge.tsx';
import { ImportSteps, Note } from './ImportSteps.tsx';
import { ImportUndo } from './ImportUndo.tsx';
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
        ...ImportStatusBadge_catalogueImport
        ...ImportSteps_catalogueImport
        ...ImportUndo_catalogueImport
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
      aria-label={texts.progress}
      layerStyle="card"
      p={{ base: '4', md: '5' }}
      outline="none"
    >
      <Box role="status" mb="2">
        <ImportStatusBadge catalogueImport={catalogueImport} />
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
              <ChangeProgress label={texts.fetching} done={pictureDoneCount} all={pictureCount} />
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
