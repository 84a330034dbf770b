import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import type { FailedImport_catalogueImport$key } from './__generated__/FailedImport_catalogueImport.graphql.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { texts } from './texts.ts';
import { useRunImport } from './useRunImport.ts';

interface FailedImportProps {
  catalogueImport: FailedImport_catalogueImport$key;
  /** The element that takes the focus once the import has continued. */
  finalFocus: () => HTMLElement | null;
}

/** A stopped import: the reason, its progress and the button that resumes it. */
export function FailedImport({ catalogueImport: importKey, finalFocus }: FailedImportProps) {
  const { id, failure, doneCount, rowCount, rejectedCount } = useFragment(
    graphql`
      fragment FailedImport_catalogueImport on CatalogueImport {
        id
        failure
        doneCount
        rowCount
        rejectedCount
      }
    `,
    importKey,
  );
  const [runImport, isStarting] = useRunImport();
  const { kind, isOpen, start, close } = useActiveDialog<'discard'>();
  return (
    <>
      <Box role="alert" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm">
        {failure ?? texts.failed}
      </Box>
      {doneCount > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {texts.cameTo(doneCount, rowCount - rejectedCount)}
        </Text>
      )}
      <Flex gap="3" wrap="wrap" mt="4">
        <Button
          loading={isStarting}
          onClick={() => runImport({ importId: id }, { onDone: () => finalFocus()?.focus() })}
        >
          {texts.goOn}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => start('discard')}>
          {texts.discard}
        </Button>
      </Flex>
      {kind === 'discard' && (
        <DiscardImportDialog
          importId={id}
          doneCount={doneCount}
          isOpen={isOpen}
          onClose={close}
          finalFocus={finalFocus}
        />
      )}
    </>
  );
}
