import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useStartUndoCheckMutation } from './__generated__/useStartUndoCheckMutation.graphql.ts';
import type { useStartUndoMutation } from './__generated__/useStartUndoMutation.graphql.ts';

interface UndoHandlers {
  onStarted?: () => void;
  onRefused: (message: string) => void;
}

/** Checks what the undo of an import would do, and undoes it or resumes an undo that has stopped. */
export function useStartUndo() {
  const [commitCheck, isCheckStarting] = useMutation<useStartUndoCheckMutation>(graphql`
    mutation useStartUndoCheckMutation($input: CatalogueImportUndoCheckInput!) {
      catalogueImportUndoCheck(input: $input) {
        ... on CatalogueImportUndoCheckPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const [commitUndo, isUndoStarting] = useMutation<useStartUndoMutation>(graphql`
    mutation useStartUndoMutation($input: CatalogueImportUndoInput!) {
      catalogueImportUndo(input: $input) {
        ... on CatalogueImportUndoPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const handle = ({ message }: { readonly message?: string | null | undefined }, handlers: UndoHandlers) =>
    message == null ? handlers.onStarted?.() : handlers.onRefused(message);
  const checkUndo = (importId: string, handlers: UndoHandlers) => {
    commitCheck({
      variables: { input: { importId } },
      onCompleted: ({ catalogueImportUndoCheck }) => handle(catalogueImportUndoCheck, handlers),
      onError: (error) => handlers.onRefused(toErrorMessage(error)),
    });
  };
  const startUndo = (importId: string, handlers: UndoHandlers) => {
    commitUndo({
      variables: { input: { importId } },
      onCompleted: ({ catalogueImportUndo }) => handle(catalogueImportUndo, handlers),
      onError: (error) => handlers.onRefused(toErrorMessage(error)),
    });
  };
  return { checkUndo, startUndo, isStarting: isCheckStarting || isUndoStarting };
}
