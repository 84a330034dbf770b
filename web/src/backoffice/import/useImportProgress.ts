import { graphql } from 'react-relay';
import { useChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import type { useImportProgressSubscription$data } from './__generated__/useImportProgressSubscription.graphql.ts';
import { importPhase, isInProgress, type ImportPhase } from './importPhase.ts';

interface ImportProgress {
  importId: string;
  /** The element that shows it. */
  phase: ImportPhase;
  /** Called at a change of phase. */
  onPhase: () => void;
}

/** Subscribes to an import while the server works on it. */
export function useImportProgress({ importId, phase, onPhase }: ImportProgress): void {
  useChangeProgress<useImportProgressSubscription$data>({
    subscription: graphql`
      subscription useImportProgressSubscription($id: ID!) {
        catalogueImportProgress(id: $id) {
          status
          pictureCount
          pictureDoneCount
          ...ImportState_catalogueImport
          ...ImportNotes_catalogueImport
        }
      }
    `,
    id: importId,
    isWorking: isInProgress(phase),
    onEvent: ({ catalogueImportProgress }) => {
      if (importPhase(catalogueImportProgress) !== phase) onPhase();
    },
  });
}
