import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import type { RunningImport_catalogueImport$key } from './__generated__/RunningImport_catalogueImport.graphql.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { texts } from './texts.ts';

interface RunningImportProps {
  catalogueImport: RunningImport_catalogueImport$key;
  /** The element that takes the focus once the import has stopped. */
  finalFocus: () => HTMLElement | null;
  /** The progress of the import. */
  children: ReactNode;
}

/** A running import: it can be stopped, and the imported rows are kept. */
export function RunningImport({ catalogueImport: importKey, finalFocus, children }: RunningImportProps) {
  const { id, doneCount } = useFragment(
    graphql`
      fragment RunningImport_catalogueImport on CatalogueImport {
        id
        doneCount
      }
    `,
    importKey,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'discard'>();
  return (
    <>
      {children}
      <Button mt="4" variant="outline" colorPalette="gray" onClick={() => start('discard')}>
        {texts.stop}
      </Button>
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
