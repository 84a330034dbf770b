import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { graphql, useQueryLoader } from 'react-relay';
import { PageQueryContent } from '../../../relay/PageQuery.tsx';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { ChakraRoot } from '../../../ui/theme/ChakraRoot.tsx';
import type { AddressSheetQuery } from './__generated__/AddressSheetQuery.graphql.ts';
import { AddressPicker } from './AddressPicker.tsx';
import { GuestAddress } from './GuestAddress.tsx';
import { PincodeCheck } from './PincodeCheck.tsx';

export interface AddressSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

const addressSheetQuery = graphql`
  query AddressSheetQuery {
    shop {
      deliversEverywhere
    }
    viewer {
      ...AddressPicker_viewer
    }
  }
`;

/** Chooses where deliveries go: a dialog, on phones at the bottom of the screen. */
export function AddressSheet({ isOpen, onClose }: AddressSheetProps) {
  const [queryRef, loadQuery] = useQueryLoader<AddressSheetQuery>(addressSheetQuery);
  const [isAdding, setAdding] = useState(false);
  const load = () => loadQuery({}, { fetchPolicy: 'store-or-network' });

  // No layout effect: useQueryLoader's own effect would release what was loaded before it ran.
  useEffect(() => {
    if (isOpen) loadQuery({}, { fetchPolicy: 'store-or-network' });
  }, [isOpen, loadQuery]);

  const skeleton = <CardSkeletons count={1} lines={5} />;
  return (
    <ChakraRoot>
      <FormDialog title="Delivery address" isOpen={isOpen} onClose={onClose}>
        {/* On phones as high as the form, so that the sheet does not grow when it is loaded. */}
        <Box minHeight={{ base: 'calc(100dvh - 10rem)', md: '0' }}>
          <SectionBoundary fallback={skeleton} resetKey={queryRef} onRetry={load} messageOf={toErrorMessage}>
            {queryRef == null ? (
              skeleton
            ) : (
              <PageQueryContent<AddressSheetQuery> query={addressSheetQuery} queryRef={queryRef}>
                {({ shop, viewer }) =>
                  viewer == null ? (
                    <GuestAddress isLimited={!shop.deliversEverywhere} onDone={onClose} />
                  ) : (
                    <>
                      {!shop.deliversEverywhere && <PincodeCheck />}
                      <AddressPicker viewer={viewer} isAdding={isAdding} onAdding={setAdding} onDone={onClose} />
                    </>
                  )
                }
              </PageQueryContent>
            )}
          </SectionBoundary>
        </Box>
      </FormDialog>
    </ChakraRoot>
  );
}
