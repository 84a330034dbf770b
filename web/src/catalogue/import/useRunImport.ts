import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { useRunImportMutation } from './__generated__/useRunImportMutation.graphql.ts';

interface RunHandlers {
  onStarted?: () => void;
  onRefused: (message: string) => void;
}

/** Carries out an import that was tried out, or takes up one that has stopped. */
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
        ... on CatalogueImportGoneError {
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
          case 'CatalogueImportGoneError':
          case 'CatalogueImportNotReadyError':
            return onRefused(result.message);
          case '%other':
            return onRefused(troubleMessage(result));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { runImport, isStarting };
}
