import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useStartUndoCheckMutation } from './__generated__/useStartUndoCheckMutation.graphql.ts';
import type { useStartUndoMutation } from './__generated__/useStartUndoMutation.graphql.ts';

/** Checks what the undo of an import would do, and undoes it or resumes an undo that has stopped. */
export function useStartUndo() {
  const [checkUndo, isCheckStarting] = useAction<useStartUndoCheckMutation>(graphql`
    mutation useStartUndoCheckMutation($input: CatalogueImportUndoCheckInput!) {
      catalogueImportUndoCheck(input: $input) {
        ... on CatalogueImportUndoCheckPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [startUndo, isUndoStarting] = useAction<useStartUndoMutation>(graphql`
    mutation useStartUndoMutation($input: CatalogueImportUndoInput!) {
      catalogueImportUndo(input: $input) {
        ... on CatalogueImportUndoPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  return { checkUndo, startUndo, isStarting: isCheckStarting || isUndoStarting };
}
