import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { useDiscardImportMutation } from './__generated__/useDiscardImportMutation.graphql.ts';

interface DiscardHandlers {
  onDiscarded: () => void;
  onRefused: (message: string) => void;
}

/** Throws away an import that has not been carried out. */
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
        ... on CatalogueImportGoneError {
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
  return { discardImport, isDiscarding };
}
