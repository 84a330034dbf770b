import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { reasonTexts } from './texts.ts';

/** Why something is reported. */
export type Reason = keyof typeof reasonTexts;

const reasons = Object.entries(reasonTexts) as Array<[Reason, string]>; // its own keys

interface ReasonFieldProps {
  value: Reason | null;
  /** The error message; empty if there is none. */
  error: string;
  onChange: (reason: Reason) => void;
}

/** The reason as a row of radio buttons. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <Box as="fieldset" border="0" p="0" m="0" minW="0" aria-describedby={error === '' ? undefined : id}>
      <Box as="legend" mb="2" textStyle="sm" fontWeight="semibold">
        What's wrong?
      </Box>
      <Flex wrap="wrap" gap="2">
        {reasons.map(([reason, label]) => (
          <Chip key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={reason === value}
              onChange={() => onChange(reason)}
            />
            {label}
          </Chip>
        ))}
      </Flex>
      <Box id={id} minH="5" mt="1" textStyle="xs" color="fg.error" role={error === '' ? undefined : 'alert'}>
        {error}
      </Box>
    </Box>
  );
}

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '4',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    '& input': { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: '0', cursor: 'button' },
    '&:has(:checked)': { bg: 'green.subtle', borderColor: 'green.solid', color: 'green.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
  },
});
