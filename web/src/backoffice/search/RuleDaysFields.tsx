import { Grid, Text } from '@chakra-ui/react';
import { TextField } from '../../ui/forms/TextField.tsx';
import { texts } from './texts.ts';

/** The first and the last day; '' for none. */
export interface RuleDays {
  startsOn: string;
  endsOn: string;
}

interface RuleDaysFieldsProps {
  days: RuleDays;
  errors: Readonly<Record<string, string>>;
  onChange: (days: RuleDays) => void;
}

/** The fields of a rule's days. */
export function RuleDaysFields({ days, errors, onChange }: RuleDaysFieldsProps) {
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="3">
        <TextField
          label={texts.firstDay}
          type="date"
          value={days.startsOn}
          max={days.endsOn}
          error={errors['startsOn']}
          onChange={({ target }) => onChange({ ...days, startsOn: target.value })}
        />
        <TextField
          label={texts.lastDay}
          type="date"
          value={days.endsOn}
          min={days.startsOn}
          error={errors['endsOn']}
          onChange={({ target }) => onChange({ ...days, endsOn: target.value })}
        />
      </Grid>
      <Text textStyle="sm" color="fg.muted">
        {texts.daysHelp}
      </Text>
    </>
  );
}
