import { Box, Button, chakra, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { DebouncedQuery } from '../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import type { PartyDialogQuery } from './__generated__/PartyDialogQuery.graphql.ts';
import { toParty, type Party } from './declarationsDraft.ts';
import { PartyForm } from './PartyForm.tsx';

interface PartyDialogProps {
  title: string;
  /** The business whose details are edited; null to choose one. */
  party: Party | null;
  isOpen: boolean;
  onClose: () => void;
  onChosen: (party: Party) => void;
}

/** Finds a business, adds one, or edits the details of one. */
export function PartyDialog({ title, party, isOpen, onClose, onChosen }: PartyDialogProps) {
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose} isOnTop>
      {party === null ? <PartyChoice onChosen={onChosen} /> : <PartyForm party={party} onSaved={onChosen} />}
    </FormDialog>
  );
}

const partyDialogQuery = graphql`
  query PartyDialogQuery($search: String!) {
    parties(search: $search) @required(action: THROW) {
      id
      name
      address
      ...declarationsDraft_party
    }
  }
`;

function PartyChoice({ onChosen }: Pick<PartyDialogProps, 'onChosen'>) {
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const { queryRef, retry } = useDebouncedQuery<PartyDialogQuery>(partyDialogQuery, { search: text.trim() });
  if (isNew) return <PartyForm party={null} name={text.trim()} onSaved={onChosen} />;
  return (
    <>
      <SearchField label="Find by name or address" text={text} onText={setText} />
      <Box my="2" h="14rem" overflowY="auto">
        {queryRef !== null && (
          <DebouncedQuery<PartyDialogQuery>
            query={partyDialogQuery}
            {...{ queryRef, retry }}
            fallback={<Skeleton h="16" />}
          >
            {({ parties }) =>
              parties.length === 0 ? (
                <Text color="fg.muted" textStyle="sm" p="2">
                  {text.trim() === '' ? 'No business added yet.' : 'No business matches.'}
                </Text>
              ) : (
                <ul aria-label="Businesses" role="list">
                  {parties.map((party) => (
                    <li key={party.id}>
                      <Choice type="button" onClick={() => onChosen(toParty(party))}>
                        {party.name}
                        <small>{party.address}</small>
                      </Choice>
                    </li>
                  ))}
                </ul>
              )
            }
          </DebouncedQuery>
        )}
      </Box>
      <Button type="button" w="full" variant="outline" onClick={() => setNew(true)}>
        Add a new one
      </Button>
    </>
  );
}

const Choice = chakra('button', {
  base: {
    display: 'grid',
    w: 'full',
    px: '2',
    py: '2.5',
    borderRadius: 'control',
    textAlign: 'start',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& small': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm' },
  },
});
