import { Box, Flex, IconButton, Input } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { announce } from '../../../ui/announce.ts';
import { texts } from './texts.ts';

interface QuickEditFieldProps {
  label: string;
  help: string;
  /** The initial value. */
  start: string;
  inputMode: 'decimal' | 'numeric';
  isBusy: boolean;
  onClose: () => void;
  /** `showFieldError` shows an error and keeps the typed value. */
  onSave: (text: string, showFieldError: (message: string) => void) => void;
}

/**
 * A field in the place of the number that it changes: Enter saves, Escape cancels. It needs more space only for an error
 * message.
 */
export function QuickEditField({ label, help, start, inputMode, isBusy, onClose, onSave }: QuickEditFieldProps) {
  const [text, setText] = useState(start);
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onSave(text, (error) => {
      setMessage(error);
      announce(error);
      input.current?.focus();
    });
  };

  return (
    <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()} noValidate>
      <Flex gap="1" me="-2">
        <Input
          ref={input}
          aria-label={label}
          aria-invalid={message !== ''}
          aria-describedby={noteId}
          value={text}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          px="2"
          autoFocus
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton type="submit" variant="ghost" aria-label={texts.save} loading={isBusy}>
          <Check aria-hidden />
        </IconButton>
      </Flex>
      <Flex align="center" justify="space-between" me="-2">
        <Box id={noteId} textStyle="xs" color={message === '' ? 'fg.muted' : 'fg.error'} overflowWrap="anywhere">
          {message === '' ? help : message}
        </Box>
        <IconButton type="button" variant="ghost" colorPalette="gray" aria-label={texts.cancel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
    </form>
  );
}
