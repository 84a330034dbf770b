import { Box, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import type { PicturePlacement_catalogueImport$key } from './__generated__/PicturePlacement_catalogueImport.graphql.ts';
import type { PicturePlacementMutation } from './__generated__/PicturePlacementMutation.graphql.ts';
import { texts } from './texts.ts';

/** The choice whether the pictures of a zip go behind the present ones or replace them; each choice checks the products again. */
export function PicturePlacement({ catalogueImport }: { catalogueImport: PicturePlacement_catalogueImport$key }) {
  const { id, keepsPictures } = useFragment(
    graphql`
      fragment PicturePlacement_catalogueImport on CatalogueImport {
        id
        keepsPictures
      }
    `,
    catalogueImport,
  );
  const headingId = useId();
  const [choose, isBusy] = useAction<PicturePlacementMutation>(graphql`
    mutation PicturePlacementMutation($input: CatalogueImportKeepPicturesInput!) {
      catalogueImportKeepPictures(input: $input) {
        ... on CatalogueImportKeepPicturesPayload {
          catalogueImport {
            ...PicturePlacement_catalogueImport
            ...ImportState_catalogueImport
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  return (
    <Box as="section" aria-labelledby={headingId} mt="6" aria-busy={isBusy}>
      <Heading as="h2" id={headingId} textStyle="lg" mb="2">
        {texts.placement}
      </Heading>
      <ToggleButtons
        label={texts.placement}
        options={[
          { value: 'keep', label: texts.keepPictures },
          { value: 'replace', label: texts.replacePictures },
        ]}
        value={keepsPictures ? 'keep' : 'replace'}
        onValue={(value) => {
          const keeps = value === 'keep';
          if (!isBusy && keeps !== keepsPictures) choose({ importId: id, keepsPictures: keeps });
        }}
      />
    </Box>
  );
}
