import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useDiscardImportMutation } from './__generated__/useDiscardImportMutation.graphql.ts';

interface DiscardHandlers {
  onDiscarded: () => void;
  onRefused: (message: string) => void;
}

/** Discards an import that has not finished. */
export function useDiscardImport() {
  const [commit, isDiscarding] = useMutation<useDiscardImportMutation>(graphql`
    mutation useDiscardImportMutation($input: CatalogueImportDiscardInput!) {
      catalogueImportDiscard(input: $input) {
        __typename
        ... on CatalogueImportDiscardPayload {
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
  const discardImport = (importId: string, { onDiscarded, onRefused }: DiscardHandlers) => {
    commit({
      variables: { input: { importId } },
      onCompleted: ({ catalogueImportDiscard: result }) => {
        switch (result.__typename) {
          case 'CatalogueImportDiscardPayload':
            return onDiscarded();
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
  return { discardImport, isDiscarding };
}
