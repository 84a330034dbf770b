import { Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import type { MappingImport_catalogueImport$key } from './__generated__/MappingImport_catalogueImport.graphql.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { texts } from './texts.ts';

interface MappingImportProps {
  catalogueImport: MappingImport_catalogueImport$key;
  /** The element that takes the focus once the import is discarded. */
  finalFocus: () => HTMLElement | null;
}

/** An import that waits until its columns are mapped: it can be discarded. */
export function MappingImport({ catalogueImport: importKey, finalFocus }: MappingImportProps) {
  const { id } = useFragment(
    graphql`
      fragment MappingImport_catalogueImport on CatalogueImport {
        id
      }
    `,
    importKey,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'discard'>();
  return (
    <>
      <Text>{texts.needsMapping}</Text>
      <Button mt="4" variant="outline" colorPalette="gray" onClick={() => start('discard')}>
        {texts.discard}
      </Button>
      {kind === 'discard' && (
        <DiscardImportDialog importId={id} doneCount={0} isOpen={isOpen} onClose={close} finalFocus={finalFocus} />
      )}
    </>
  );
}
