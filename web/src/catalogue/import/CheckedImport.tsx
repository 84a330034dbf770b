import { Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useTask } from '../admin/useTask.ts';
import type { CheckedImport_catalogueImport$key } from './__generated__/CheckedImport_catalogueImport.graphql.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { RunImportDialog } from './RunImportDialog.tsx';
import { texts } from './texts.ts';

interface CheckedImportProps {
  catalogueImport: CheckedImport_catalogueImport$key;
  /** What takes the focus once it has got on. */
  finalFocus: () => HTMLElement | null;
}

/** An import that was tried out: it can be carried out, or thrown away. */
export function CheckedImport({ catalogueImport: importKey, finalFocus }: CheckedImportProps) {
  const catalogueImport = useFragment(
    graphql`
      fragment CheckedImport_catalogueImport on CatalogueImport {
        id
        createCount
        updateCount
        refusedCount
      }
    `,
    importKey,
  );
  const { id, createCount, updateCount, refusedCount } = catalogueImport;
  const rowCount = createCount + updateCount;
  const { kind, isOpen, start, close } = useTask<'run' | 'discard'>();
  return (
    <>
      <Text>{rowCount === 0 ? texts.nothingToDo : texts.checked}</Text>
      {rowCount > 0 && refusedCount > 0 && (
        <Text mt="1" color="fg.error">
          {texts.refusedRows(refusedCount)}
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
          refusedCount={refusedCount}
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
