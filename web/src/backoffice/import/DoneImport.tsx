import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { DoneImport_catalogueImport$key } from './__generated__/DoneImport_catalogueImport.graphql.ts';
import { ChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import { texts } from './texts.ts';

/** A finished import: its result, and the progress of its pictures. */
export function DoneImport({ catalogueImport: importKey }: { catalogueImport: DoneImport_catalogueImport$key }) {
  const { failure, createCount, updateCount, pictureCount, pictureDoneCount, pictureFailCount } = useFragment(
    graphql`
      fragment DoneImport_catalogueImport on CatalogueImport {
        failure
        createCount
        updateCount
        pictureCount
        pictureDoneCount
        pictureFailCount
      }
    `,
    importKey,
  );
  return (
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
  );
}
