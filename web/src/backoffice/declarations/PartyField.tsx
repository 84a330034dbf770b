import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { PARTY_ROLES, type Party, type PartyRole } from './declarationsDraft.ts';
import { PartyDialog } from './PartyDialog.tsx';

interface PartyFieldProps {
  role: PartyRole;
  party: Party | null;
  onChange: (party: Party | null) => void;
}

/** The business of a role, which is found or added in a dialog. */
export function PartyField({ role, party, onChange }: PartyFieldProps) {
  const [view, setView] = useState<'choose' | 'edit' | null>(null);
  const labelId = useId();
  const label = PARTY_ROLES[role];
  return (
    <Box role="group" aria-labelledby={labelId} minW="0">
      <Box id={labelId} mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <Box px="3" py="2.5" minH="11" borderWidth="1px" borderRadius="control" textStyle="sm">
        {party === null ? (
          <Text color="fg.muted">Not stated</Text>
        ) : (
          <>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {party.name}
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
              {party.address === '' ? 'No address yet' : party.address}
            </Text>
          </>
        )}
      </Box>
      <Flex gap="1" mt="1" ms="-3" wrap="wrap">
        <Button type="button" size="sm" variant="ghost" onClick={() => setView('choose')}>
          {party === null ? `Choose ${label.toLowerCase()}` : 'Change'}
        </Button>
        {party !== null && (
          <>
            <Button type="button" size="sm" variant="ghost" onClick={() => setView('edit')}>
              Edit details
            </Button>
            <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={() => onChange(null)}>
              Remove
            </Button>
          </>
        )}
      </Flex>
      <PartyDialog
        title={label}
        party={view === 'edit' ? party : null}
        isOpen={view !== null}
        onClose={() => setView(null)}
        onChosen={(chosen) => {
          onChange(chosen);
          setView(null);
        }}
      />
    </Box>
  );
}
