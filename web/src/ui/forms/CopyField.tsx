import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../announce.ts';

/** Fixed texts of form fields. */
const texts = {
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it. It’s selected, so you can copy it yourself.',
} as const;

interface CopyFieldProps {
  label: string;
  value: string;
  /** The label of the button. */
  action: string;
  /** Its button is the primary one and takes the focus. */
  isFirst?: boolean;
}

/** A text with a copy button; if the browser denies the clipboard, the text is selected so that the reader can copy it. */
export function CopyField({ label, value, action, isFirst = false }: CopyFieldProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const text = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      announce(texts.copied);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setOutcome('failed');
      announce(texts.copyFailed);
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </Text>
      <Framed ref={text}>{value}</Framed>
      <Button
        ref={button}
        variant={isFirst ? 'solid' : 'outline'}
        mt="2"
        w={{ base: 'full', sm: 'auto' }}
        onClick={() => void copy()}
      >
        <Icon size={18} aria-hidden />
        {outcome === 'copied' ? texts.copied : action}
      </Button>
      {outcome === 'failed' && (
        <Text mt="1" textStyle="sm" color="fg.error">
          {texts.copyFailed}
        </Text>
      )}
    </Box>
  );
}

const Framed = chakra('code', {
  base: {
    display: 'block',
    p: '3',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'control',
    fontFamily: 'monospace',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});
