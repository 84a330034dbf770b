import { Box, Flex, Text } from '@chakra-ui/react';
import { BellOff, DoorOpen, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeliveryPreferences_preferences$key } from './__generated__/DeliveryPreferences_preferences.graphql.ts';

interface DeliveryPreferencesProps {
  preferences: DeliveryPreferences_preferences$key;
  /** Emphasised, for the rider. */
  isProminent?: boolean;
}

/** What the shopper asked of the rider; renders nothing if there is nothing. */
export function DeliveryPreferences({ preferences: preferencesKey, isProminent = false }: DeliveryPreferencesProps) {
  const { note, leaveAtGate, doNotRingBell } = useFragment(
    graphql`
      fragment DeliveryPreferences_preferences on DeliveryPreferences {
        note
        leaveAtGate
        doNotRingBell
      }
    `,
    preferencesKey,
  );
  if (note == null && !leaveAtGate && !doNotRingBell) return null;
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label="Delivery preferences"
      marginTop="3"
      display="grid"
      gap="2"
      {...(isProminent && {
        padding: '3',
        marginBottom: '3',
        borderRadius: 'control',
        background: 'secondary.subtle',
        fontWeight: 'semibold',
      })}
    >
      {leaveAtGate && <Preference icon={<DoorOpen size={18} aria-hidden />} text="Leave at the gate" />}
      {doNotRingBell && <Preference icon={<BellOff size={18} aria-hidden />} text="Don’t ring the bell" />}
      {note != null && <Preference icon={<MessageSquareText size={18} aria-hidden />} text={note} />}
    </Box>
  );
}

function Preference({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <Flex as="li" gap="2" alignItems="flex-start">
      <Box flexShrink="0" paddingTop="0.5">
        {icon}
      </Box>
      <Text minWidth="0" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </Text>
    </Flex>
  );
}
