import { Box, Button, Text, chakra, Flex, IconButton, Input } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import type { OpenInterval, EditorProps } from '../settingDraft.ts';
import { editorTexts as texts } from '../texts.ts';

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
        title="Always open"
        text={isPinned ? (help ?? '') : 'Turn it off to set hours for each day'}
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
              Same hours every day
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

/** The default of a day's next interval. */
const NEXT: OpenInterval = { from: '16:00', to: '22:00' };

const MAX_INTERVALS = 4;

interface DayHoursProps {
  day: string;
  intervals: readonly OpenInterval[];
  isReadOnly: boolean;
  errorAt: (path: string) => string | undefined;
  onChange: (intervals: OpenInterval[]) => void;
}

/** The intervals that begin on a day of the week; a day without any is closed. */
function DayHours({ day, intervals, isReadOnly, errorAt, onChange }: DayHoursProps) {
  const error = errorAt('') ?? intervals.map((_, at) => errorAt(`${at}.from`) ?? errorAt(`${at}.to`)).find(Boolean);
  const replace = (at: number, change: Partial<OpenInterval>) =>
    onChange(intervals.map((interval, place) => (place === at ? { ...interval, ...change } : interval)));
  return (
    <Day role="group" aria-label={day}>
      <Box textStyle="sm" fontWeight="medium" minH="11" display="flex" alignItems="center">
        {day}
      </Box>
      <Flex direction="column" gap="2" minW="0">
        {intervals.length === 0 && (
          <Flex align="center" minH="11" color="fg.muted" textStyle="sm">
            Closed
          </Flex>
        )}
        {intervals.map(({ from, to }, at) => (
          <Flex key={at} align="center" gap="1.5">
            {(['from', 'to'] as const).map((end) => (
              <Flex key={end} align="center" gap="1.5">
                {end === 'to' && <span aria-hidden>–</span>}
                <Input
                  type="time"
                  aria-label={`${day} ${end}`}
                  aria-invalid={error !== undefined}
                  w={{ base: '6.75rem', sm: '8.5rem' }}
                  // On phones the field itself opens the picker, and its sign would cover a part of the time.
                  css={{ '&::-webkit-calendar-picker-indicator': { display: { base: 'none', sm: 'block' } } }}
                  px="2"
                  textStyle="sm"
                  required
                  readOnly={isReadOnly}
                  value={end === 'from' ? from : to}
                  onChange={({ target }) => replace(at, { [end]: target.value })}
                />
              </Flex>
            ))}
            {!isReadOnly && (
              <IconButton
                variant="ghost"
                colorPalette="gray"
                size="sm"
                aria-label={`Remove these hours on ${day}`}
                onClick={() => onChange(intervals.filter((_, place) => place !== at))}
              >
                <X aria-hidden />
              </IconButton>
            )}
            {to !== '' && to <= from && (
              <Box textStyle="xs" color="fg.muted" hideBelow="sm">
                next day
              </Box>
            )}
          </Flex>
        ))}
        {error !== undefined && (
          <Box role="alert" textStyle="xs" color="fg.error">
            {error}
          </Box>
        )}
      </Flex>
      {!isReadOnly && intervals.length < MAX_INTERVALS && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={`Add hours on ${day}`}
          onClick={() => onChange([...intervals, intervals.length === 0 ? { from: '07:00', to: '23:00' } : NEXT])}
        >
          <Plus aria-hidden />
        </IconButton>
      )}
    </Day>
  );
}

const Day = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', sm: '7rem 1fr auto' },
    columnGap: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    // On phones the intervals are below the name of the day, beside which is the button that adds one.
    '& > :nth-child(2)': { gridRow: { base: '2', sm: 'auto' }, gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});
