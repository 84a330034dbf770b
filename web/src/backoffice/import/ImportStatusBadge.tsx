import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  ImportStatus,
  ImportStatusBadge_catalogueImport$key,
} from './__generated__/ImportStatusBadge_catalogueImport.graphql.ts';
import { statusTexts } from './texts.ts';

/** The status of an import as a badge. */
export function ImportStatusBadge(props: { catalogueImport: ImportStatusBadge_catalogueImport$key }) {
  const { status } = useFragment(
    graphql`
      fragment ImportStatusBadge_catalogueImport on CatalogueImport {
        status
      }
    `,
    props.catalogueImport,
  );
  return <Badge colorPalette={paletteOf(status)}>{statusTexts[status] ?? status}</Badge>;
}

function paletteOf(status: ImportStatus): string {
  switch (status) {
    case 'DONE':
    case 'UNDO_CHECKED':
      return 'green';
    case 'FAILED':
    case 'UNDO_FAILED':
      return 'red';
    case 'MAPPING':
    case 'CHECKED':
    case 'CHECKING':
    case 'RUNNING':
    case 'UNDO_CHECKING':
    case 'UNDOING':
      return 'brand';
    default:
      return 'gray';
  }
}
