import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AddressLine_viewer$key } from './__generated__/AddressLine_viewer.graphql.ts';
import { addressSummary } from '../addressLabels.ts';
import { useChosenAddress } from './chosenAddress.ts';
import { NO_ADDRESS, useGuestSummary } from './guestSummary.ts';
import { useUnservedPincode } from './unservedPincode.ts';

/** The chosen address in one line. After the login it has the address saved that was entered before. */
export function AddressLine({ viewer: viewerKey }: { viewer: AddressLine_viewer$key }) {
  const { id, addresses } = useFragment(
    graphql`
      fragment AddressLine_viewer on User {
        id
        addresses(first: 50) @connection(key: "AddressBook_addresses") {
          edges {
            node {
              id
              label
              line
              city
              pincode
              isServiceable
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const environment = useRelayEnvironment();
  const nodes = addresses.edges.map(({ node }) => node);
  const [chosenId] = useChosenAddress(id, nodes);
  const saved = nodes.find((node) => node.id === chosenId);
  useUnservedPincode(saved?.isServiceable === false ? saved.pincode : null);
  const guest = useGuestSummary();
  const hasGuest = guest !== null;

  useEffect(() => {
    if (!hasGuest) return;
    import('./importGuestAddress.ts')
      .then(({ importGuestAddress }) => importGuestAddress(environment, id))
      .catch(() => undefined); // the next page tries again
  }, [hasGuest, environment, id]);

  if (guest !== null) return guest;
  return saved === undefined ? NO_ADDRESS : addressSummary({ label: saved.label, line: saved.line, city: saved.city });
}
