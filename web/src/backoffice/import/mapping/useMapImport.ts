import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { CatalogueImportMapInput, useMapImportMutation } from './__generated__/useMapImportMutation.graphql.ts';

interface MapHandlers {
  onMapped?: () => void;
  onRefused: (message: string) => void;
}

/** Maps the headings of an import to columns, or its new categories to those of the shop, and runs its dry run again. */
export function useMapImport() {
  const [commit, isMapping] = useMutation<useMapImportMutation>(graphql`
    mutation useMapImportMutation($input: CatalogueImportMapInput!) {
      catalogueImportMap(input: $input) {
        __typename
        ... on CatalogueImportMapPayload {
          catalogueImport {
            ...ImportState_catalogueImport
            ...ColumnMapping_catalogueImport
            ...NewCategories_catalogueImport
          }
        }
        ... on InvalidInputError {
          issues {
            message
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
  const mapImport = (input: CatalogueImportMapInput, { onMapped, onRefused }: MapHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ catalogueImportMap: result }) => {
        switch (result.__typename) {
          case 'CatalogueImportMapPayload':
            return onMapped?.();
          case 'InvalidInputError':
            return onRefused(result.issues.map(({ message }) => message).join('. '));
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
  return { mapImport, isMapping };
}
