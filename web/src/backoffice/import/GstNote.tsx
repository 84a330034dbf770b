import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import type { GstNote_catalogueImport$key } from './__generated__/GstNote_catalogueImport.graphql.ts';
import { texts } from './texts.ts';

/** Says which GST new products take that the file gives none. */
export function GstNote({ catalogueImport }: { catalogueImport: GstNote_catalogueImport$key }) {
  const { status, hasGst, gstDefaultCount, gstMissingCount } = useFragment(
    graphql`
      fragment GstNote_catalogueImport on CatalogueImport {
        status
        hasGst
        gstDefaultCount
        gstMissingCount
      }
    `,
    catalogueImport,
  );
  if (gstDefaultCount + gstMissingCount === 0) return null;
  return (
    <Box mt="4" px="3" py="2.5" borderRadius="control" bg={gstMissingCount > 0 ? 'bg.warning' : 'bg.subtle'}>
      <Text textStyle="sm">
        {!hasGst && <strong>{texts.noGst} </strong>}
        {gstDefaultCount > 0 && texts.gstDefault(gstDefaultCount)}{' '}
        {gstMissingCount > 0 && texts.gstMissing(gstMissingCount)}
      </Text>
      {gstMissingCount > 0 && status === 'CHECKED' && (
        <BlockerLink to="/dashboard/category">{texts.editCategories}</BlockerLink>
      )}
    </Box>
  );
}
