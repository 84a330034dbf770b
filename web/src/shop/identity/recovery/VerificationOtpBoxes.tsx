import { Box, PinInput } from '@chakra-ui/react';
import { useId, useRef, useState, type ClipboardEvent, type RefObject } from 'react';

const LENGTH = 6;
const positions = Array.from({ length: LENGTH }, (_, index) => index);

/** The code that is being entered in the boxes, and why the last one was refused. */
export function useVerificationCode() {
  const [digits, setDigits] = useState<string[]>([]);
  const [error, setError] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  const onChange = (next: string[]) => {
    setDigits(next);
    if (next.some((digit) => digit !== '')) setError('');
  };
  /** Empties the boxes, shows the message and focuses the first box. */
  const clear = (message: string) => {
    setError(message);
    setDigits([]);
    firstBox.current?.focus();
  };
  const isComplete = digits.filter((digit) => digit !== '').length === LENGTH;
  return { code: digits.join(''), isComplete, clear, boxes: { digits, onChange, error, firstBox } };
}

interface VerificationOtpBoxesProps {
  digits: string[];
  onChange: (digits: string[]) => void;
  /** Called when all digits are entered. */
  onComplete: (code: string) => void;
  error: string;
  isBusy: boolean;
  /** Whether the first box takes the focus at once; true by default. */
  isFocused?: boolean;
  firstBox: RefObject<HTMLInputElement | null>;
}

/**
 * Six boxes of one digit each that behave as one field for typing, pasting (spaces and dashes are ignored) and autofill on
 * phones. The line below is reserved, so that an error moves nothing.
 */
export function VerificationOtpBoxes(props: VerificationOtpBoxesProps) {
  const { digits, onChange, onComplete, error, isBusy, isFocused = true, firstBox } = props;
  const noteId = useId();

  // A pasted whole code replaces all digits, whichever box it is pasted into; the library handles a partial paste.
  const pasteWhole = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').replace(/\D/g, '');
    if (pasted.length !== LENGTH || isBusy) return;
    event.preventDefault();
    event.stopPropagation();
    onChange([...pasted]);
    onComplete(pasted);
  };
  return (
    <Box>
      <PinInput.Root
        otp
        autoFocus={isFocused}
        name="code"
        type="numeric"
        placeholder=""
        count={LENGTH}
        value={digits}
        onValueChange={({ value }) => onChange(value)}
        onValueComplete={({ valueAsString }) => onComplete(valueAsString)}
        sanitizeValue={(pasted) => pasted.replace(/\D/g, '')}
        translations={{ inputLabel: (index, count) => `Digit ${index + 1} of ${count}` }}
        invalid={error !== ''}
        readOnly={isBusy}
      >
        <PinInput.Label>Code</PinInput.Label>
        <PinInput.HiddenInput />
        <PinInput.Control role="group" aria-label="Code" onPasteCapture={pasteWhole}>
          {positions.map((index) => (
            <PinInput.Input
              key={index}
              index={index}
              {...(index === 0 && { ref: firstBox })}
              aria-describedby={error === '' ? undefined : noteId}
            />
          ))}
        </PinInput.Control>
      </PinInput.Root>
      <Box id={noteId} minH="8" mt="1" textStyle="xs" color="fg.error">
        {error}
      </Box>
    </Box>
  );
}
