import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Holiday, EditorProps } from '../settingDraft.ts';

/** The days on which the shop is closed. */
export function HolidaysEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
  const { key, label, isPinned } = setting;
  const holidays = draft as Holiday[]; // draftOf made it
  const replace = (at: number, change: Partial<Holiday>) =>
    onChange(holidays.map((holiday, place) => (place === at ? { ...holiday, ...change } : holiday)));
  return (
    <Box role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="semibold">
        {label}
      </Text>
      <Text mb="2" textStyle="xs" color={errorAt('') === undefined ? 'fg.muted' : 'fg.error'}>
        {errorAt('') ?? help}
      </Text>
      {holidays.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No holidays yet
        </Text>
      )}
      {holidays.map(({ date, name }, at) => (
        <Flex key={at} gap="2" align="start">
          <Box w="9.5rem" flexShrink="0">
            <TextField
              type="date"
              name={`${key}.${at}.date`}
              label="Date"
              value={date}
              error={errorAt(`${at}.date`)}
              readOnly={isPinned}
              px="2"
              onChange={({ target }) => replace(at, { date: target.value })}
            />
          </Box>
          <TextField
            name={`${key}.${at}.name`}
            label="Holiday"
            value={name}
            error={errorAt(`${at}.name`)}
            maxLength={60}
            readOnly={isPinned}
            onChange={({ target }) => replace(at, { name: target.value })}
          />
          {!isPinned && (
            <IconButton
              mt="6"
              variant="ghost"
              colorPalette="gray"
              aria-label={`Remove ${name === '' ? 'this holiday' : name}`}
              onClick={() => onChange(holidays.filter((_, place) => place !== at))}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </Flex>
      ))}
      {!isPinned && (
        <Button
          variant="outline"
          colorPalette="gray"
          size="sm"
          mt="2"
          onClick={() => onChange([...holidays, { date: '', name: '' }])}
        >
          <Plus aria-hidden />
          Add a holiday
        </Button>
      )}
    </Box>
  );
}
