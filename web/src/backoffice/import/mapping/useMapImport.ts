import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { CatalogueImportMapInput, useMapImportMutation } from './__generated__/useMapImportMutation.graphql.ts';

interface MapHandlers {
  onMapped?: () => void;
  onRefused: (message: string) => void;
}

/** Maps the headings of an import to columns, or its new categories to those of the shop, and runs its dry run again. */
export function useMapImport() {
  const [act, isMapping] = useAction<useMapImportMutation>(graphql`
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
            path
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
  const mapImport = (input: CatalogueImportMapInput, { onMapped, onRefused }: MapHandlers) =>
    act(input, {
      onDone: () => onMapped?.(),
      errors: { InvalidInputError: ({ issues }) => onRefused(issues.map(({ message }) => message).join('. ')) },
      onRefused,
    });
  return { mapImport, isMapping };
}
