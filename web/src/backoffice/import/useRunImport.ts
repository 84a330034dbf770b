import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useRunImportMutation } from './__generated__/useRunImportMutation.graphql.ts';

/** Runs an import after its dry run, or resumes one that has stopped. */
export function useRunImport() {
  return useAction<useRunImportMutation>(graphql`
    mutation useRunImportMutation($input: CatalogueImportRunInput!) {
      catalogueImportRun(input: $input) {
        ... on CatalogueImportRunPayload {
          catalogueImport {
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
