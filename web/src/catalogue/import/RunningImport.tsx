import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useTask } from '../admin/useTask.ts';
import type { RunningImport_catalogueImport$key } from './__generated__/RunningImport_catalogueImport.graphql.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { texts } from './texts.ts';

interface RunningImportProps {
  catalogueImport: RunningImport_catalogueImport$key;
  /** What takes the focus once it has stopped. */
  finalFocus: () => HTMLElement | null;
  /** How far it is. */
  children: ReactNode;
}

/** An import under way: it can be stopped, and what is done stays. */
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
  const { kind, isOpen, start, close } = useTask<'discard'>();
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
