import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useRunImportMutation } from './__generated__/useRunImportMutation.graphql.ts';

interface RunHandlers {
  onStarted?: () => void;
  onRefused: (message: string) => void;
}

/** Runs an import after its dry run, or resumes one that has stopped. */
export function useRunImport() {
  const [commit, isStarting] = useMutation<useRunImportMutation>(graphql`
    mutation useRunImportMutation($input: CatalogueImportRunInput!) {
      catalogueImportRun(input: $input) {
        __typename
        ... on CatalogueImportRunPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ... on CatalogueImportNotFoundError {
          message
        }
        ... on CatalogueImportNotReadyError {
          message
        }
      }
    }
  `);
  const runImport = (importId: string, { onStarted, onRefused }: RunHandlers) => {
    commit({
      variables: { input: { importId } },
      onCompleted: ({ catalogueImportRun: result }) => {
        switch (result.__typename) {
          case 'CatalogueImportRunPayload':
            return onStarted?.();
          case 'CatalogueImportNotFoundError':
          case 'CatalogueImportNotReadyError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { runImport, isStarting };
}
