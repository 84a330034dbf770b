import { chakra, Input } from '@chakra-ui/react';

interface DayFieldProps {
  label: string;
  /** A day as `2026-01-31`; empty for none. */
  value: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** The first or last day of a range. */
export function DayField({ label, value, min, max, onDay }: DayFieldProps) {
  return (
    <chakra.label
      flex="1 1 11rem"
      maxW="14rem"
      display="flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      color="fg.muted"
    >
      <chakra.span minW="9">{label}</chakra.span>
      <Input
        type="date"
        value={value}
        min={min}
        max={max}
        minW="0"
        px="2"
        onChange={(event) => onDay(event.target.value)}
      />
    </chakra.label>
  );
}
