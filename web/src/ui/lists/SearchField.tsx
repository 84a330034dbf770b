import { Box, IconButton, Input } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

interface SearchFieldProps {
  label: string;
  /** The name of the field in its form. */
  name?: string | undefined;
  text: string;
  onText: (text: string) => void;
}

/** A search box that filters a list as the reader types. */
export function SearchField({ label, name, text, onText }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <Box position="relative" w="full">
      <Box position="absolute" insetStart="3" top="3" color="fg.subtle" pointerEvents="none">
        <Search size={20} aria-hidden />
      </Box>
      <Input
        ref={input}
        type="text"
        name={name}
        role="searchbox"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        ps="10"
        pe={text === '' ? '3' : '12'} // a placeholder may be under the button that clears the text
        onChange={(event) => onText(event.target.value)}
        // Enter would submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {text !== '' && (
        <IconButton
          type="button"
          position="absolute"
          insetEnd="0"
          top="0"
          variant="plain"
          color="fg.muted"
          aria-label="Clear search"
          onClick={clear}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
