import { Box, Button, chakra, Flex, Text, type ButtonProps, type FlexProps } from '@chakra-ui/react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';

interface FileDropZoneProps extends Pick<FlexProps, 'py'> {
  /** The label of the file input. */
  label: string;
  /** The accepted types, as the file input takes them. */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** The button that opens the browser's choice of files. */
  button: Pick<ButtonProps, 'name' | 'variant' | 'autoFocus' | 'children'>;
  /** The ways beside the button, on wide screens. */
  hint: string;
  /** The note below, unless there is an error. */
  help: string;
  /** Why the last choice was rejected; empty if it was not. */
  error: string;
  onFiles: (files: readonly File[]) => void;
  /** What is above the button. */
  children?: ReactNode;
}

/** Chooses files by a button or by dropping them. */
export function FileDropZone(props: FileDropZoneProps) {
  const { label, accept, isMultiple = false, isDisabled = false, button, hint, help, error, py, children } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const choose = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (!isDisabled && files.length > 0) props.onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    <Box>
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        px="4"
        py={py}
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'primary.border' : 'border.emphasized'}
        borderRadius="card"
        bg={isOver ? 'primary.subtle' : 'bg.subtle'}
        transition="background-color 150ms ease-out, border-color 150ms ease-out"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isDisabled && event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {children}
        <Button
          {...button}
          type="button"
          disabled={isDisabled}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        />
        <Text textStyle="sm" color="fg.muted" hideBelow="md">
          {hint}
        </Text>
        <chakra.input
          ref={input}
          type="file"
          aria-label={label}
          accept={accept}
          multiple={isMultiple}
          hidden
          disabled={isDisabled}
          onChange={({ target }) => {
            choose(target.files);
            target.value = ''; // without this, choosing the same file again fires no event
          }}
        />
      </Flex>
      <Box
        id={noteId}
        role={error === '' ? undefined : 'alert'}
        mt="2"
        minH="5"
        textStyle="sm"
        textAlign="center"
        overflowWrap="anywhere"
        color={error === '' ? 'fg.muted' : 'fg.error'}
      >
        {error === '' ? help : error}
      </Box>
    </Box>
  );
}
