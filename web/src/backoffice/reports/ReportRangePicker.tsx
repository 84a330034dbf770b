import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';
import { DayField } from '../ui/DayField.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { RANGE_PRESETS, type RangePreset, type ReportRange } from './reportRange.ts';
import { presetTexts, texts } from './texts.ts';

interface ReportRangePickerProps {
  /** The name of the range; null for chosen days. */
  preset: RangePreset | null;
  range: ReportRange;
  onChoose: (range: RangePreset | ReportRange) => void;
}

const CUSTOM = 'custom';
const options = [
  ...RANGE_PRESETS.map((value) => ({ value, label: presetTexts[value] })),
  { value: CUSTOM, label: texts.custom },
] as const;

/** The choice of a report's days: a named range, or a first and a last day. */
export function ReportRangePicker({ preset, range, onChoose }: ReportRangePickerProps) {
  const [isCustom, setCustom] = useState(preset === null);
  const [days, setDays] = useState(range);
  const changeDay = (changed: Partial<ReportRange>) => {
    const next = { ...days, ...changed };
    setDays(next);
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChoose(next);
  };
  const [from, to] = [range.from, range.to].map(formatCalendarDateWithYear);
  return (
    <Flex role="group" aria-label={texts.range} wrap="wrap" align="center" gap="2">
      <Box flex={{ base: '1 1 100%', sm: '0 1 14rem' }}>
        <FilterSelect
          label={texts.range}
          value={isCustom ? CUSTOM : (preset ?? CUSTOM)}
          options={options}
          onValue={(value) => {
            setCustom(value === CUSTOM);
            if (value !== CUSTOM) onChoose(value);
          }}
        />
      </Box>
      {isCustom ? (
        <>
          <DayField label={texts.from} value={days.from} max={days.to} onDay={(day) => changeDay({ from: day })} />
          <DayField label={texts.to} value={days.to} min={days.from} onDay={(day) => changeDay({ to: day })} />
        </>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {texts.days(from ?? '', to ?? '')}
        </Text>
      )}
    </Flex>
  );
}
