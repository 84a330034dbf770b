import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

interface FilterSelectProps<Value extends string> {
  /** The name of the filter for screen readers. */
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onValue: (value: Value) => void;
}

/** A select that filters or sorts a list. */
export function FilterSelect<Value extends string>({ label, value, options, onValue }: FilterSelectProps<Value>) {
  return (
    <Box position="relative" w="full" minW="0">
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onValue(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Box position="absolute" insetEnd="3" top="3" color="fg.muted" pointerEvents="none">
        <ChevronDown size={20} aria-hidden />
      </Box>
    </Box>
  );
}

const Select = chakra('select', {
  base: {
    w: 'full',
    h: '11',
    ps: '3',
    pe: '10',
    appearance: 'none',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    textStyle: 'md',
    textOverflow: 'ellipsis',
    cursor: 'button',
  },
});
