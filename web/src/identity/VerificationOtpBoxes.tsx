import { Box, PinInput } from '@chakra-ui/react';
import { useId, type ClipboardEvent, type Ref } from 'react';
import { recoveryTexts } from './recoveryTexts.ts';

const LENGTH = 6;
const positions = Array.from({ length: LENGTH }, (_, index) => index);

interface VerificationOtpBoxesProps {
  digits: string[];
  onChange: (digits: string[]) => void;
  /** Called when the last digit is there. */
  onComplete: (code: string) => void;
  error: string;
  isBusy: boolean;
  /** The box that a new code begins in. */
  firstBox: Ref<HTMLInputElement>;
}

/** Whether all digits are there. */
export function isWholeCode(digits: readonly string[]): boolean {
  return digits.filter((digit) => digit !== '').length === LENGTH;
}

/**
 * Six boxes of one digit each, which are typed in, pasted in (spaces and dashes fall away) and filled by phones as if they
 * were one; the line below is kept free so that an error moves nothing.
 */
export function VerificationOtpBoxes(props: VerificationOtpBoxesProps) {
  const { digits, onChange, onComplete, error, isBusy, firstBox } = props;
  const noteId = useId();

  // A whole code takes the place of whatever is there, in whichever box it is pasted; a part of one is the library's business.
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
        autoFocus
        name="code"
        type="numeric"
        placeholder=""
        count={LENGTH}
        value={digits}
        onValueChange={({ value }) => onChange(value)}
        onValueComplete={({ valueAsString }) => onComplete(valueAsString)}
        sanitizeValue={(pasted) => pasted.replace(/\D/g, '')}
        translations={{ inputLabel: (index, count) => recoveryTexts.digit(index + 1, count) }}
        invalid={error !== ''}
        readOnly={isBusy}
      >
        <PinInput.Label>{recoveryTexts.code}</PinInput.Label>
        <PinInput.HiddenInput />
        <PinInput.Control role="group" aria-label={recoveryTexts.code} onPasteCapture={pasteWhole}>
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
      <Box id={noteId} minH="4" mt="1" textStyle="xs" color="fg.error">
        {error}
      </Box>
    </Box>
  );
}
