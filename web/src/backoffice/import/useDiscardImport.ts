import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useDiscardImportMutation } from './__generated__/useDiscardImportMutation.graphql.ts';

/** Discards an import that has not finished. */
export function useDiscardImport() {
  return useAction<useDiscardImportMutation>(graphql`
    mutation useDiscardImportMutation($input: CatalogueImportDiscardInput!) {
      catalogueImportDiscard(input: $input) {
        ... on CatalogueImportDiscardPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
