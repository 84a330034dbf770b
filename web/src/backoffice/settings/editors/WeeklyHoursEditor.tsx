import { Box, Button, Text } from '@chakra-ui/react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import type { OpenInterval } from '../settingDraft.ts';
import { editorTexts as texts } from '../texts.ts';
import { DayHours } from './DayHours.tsx';
import type { EditorProps } from './settingField.ts';

/** Each day's initial hours when turned on. */
const START: OpenInterval = { from: '07:00', to: '23:00' };

/** Opening hours for each day of the week, or always. */
export function WeeklyHoursEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
  const { label, isPinned } = setting;
  const hours = draft as OpenInterval[][] | null; // draftOf made it
  const [monday = []] = hours ?? [];
  return (
    <Box role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="semibold">
        {label}
      </Text>
      <Switch
        title={texts.alwaysOpen}
        text={isPinned ? (help ?? '') : texts.alwaysOpenHelp}
        isOn={hours === null}
        isDisabled={isPinned}
        onChange={(isOn) => onChange(isOn ? null : texts.days.map(() => [START]))}
      />
      {hours !== null && (
        <>
          {hours.map((intervals, day) => (
            <DayHours
              key={texts.days[day]}
              day={texts.days[day] ?? ''}
              intervals={intervals}
              isReadOnly={isPinned}
              errorAt={(path) => errorAt(path === '' ? String(day) : `${day}.${path}`)}
              onChange={(next) => onChange(hours.map((each, at) => (at === day ? next : each)))}
            />
          ))}
          {!isPinned && (
            <Button
              variant="outline"
              colorPalette="gray"
              size="sm"
              mt="3"
              onClick={() => onChange(hours.map(() => monday.map((interval) => ({ ...interval }))))}
            >
              {texts.copyToAll}
            </Button>
          )}
        </>
      )}
      <Text mt="2" textStyle="xs" color={errorAt('') === undefined ? 'fg.muted' : 'fg.error'}>
        {errorAt('') ?? (isPinned || hours === null ? '' : help)}
      </Text>
    </Box>
  );
}
