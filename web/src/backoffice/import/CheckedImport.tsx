import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import type { CheckedImport_catalogueImport$key } from './__generated__/CheckedImport_catalogueImport.graphql.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { RunImportDialog } from './RunImportDialog.tsx';
import { texts } from './texts.ts';

interface CheckedImportProps {
  catalogueImport: CheckedImport_catalogueImport$key;
  /** The element that takes the focus once the import has continued. */
  finalFocus: () => HTMLElement | null;
}

/** An import after its dry run: it can be run or discarded. */
export function CheckedImport({ catalogueImport: importKey, finalFocus }: CheckedImportProps) {
  const catalogueImport = useFragment(
    graphql`
      fragment CheckedImport_catalogueImport on CatalogueImport {
        id
        createCount
        updateCount
        rejectedCount
      }
    `,
    importKey,
  );
  const { id, createCount, updateCount, rejectedCount } = catalogueImport;
  const rowCount = createCount + updateCount;
  const { kind, isOpen, start, close } = useActiveDialog<'run' | 'discard'>();
  return (
    <>
      <Text>{rowCount === 0 ? texts.nothingToDo : texts.checked}</Text>
      {rowCount > 0 && rejectedCount > 0 && (
        <Text mt="1" color="fg.error">
          {texts.refusedRows(rejectedCount)}
        </Text>
      )}
      <Flex mt="4" gap="3" wrap="wrap">
        {rowCount > 0 && <Button onClick={() => start('run')}>{texts.run(rowCount)}</Button>}
        <Button variant="outline" colorPalette="gray" onClick={() => start('discard')}>
          {texts.discard}
        </Button>
      </Flex>
      {kind === 'run' && (
        <RunImportDialog
          importId={id}
          createCount={createCount}
          updateCount={updateCount}
          rejectedCount={rejectedCount}
          isOpen={isOpen}
          onClose={close}
          finalFocus={finalFocus}
        />
      )}
      {kind === 'discard' && (
        <DiscardImportDialog importId={id} doneCount={0} isOpen={isOpen} onClose={close} finalFocus={finalFocus} />
      )}
    </>
  );
}
