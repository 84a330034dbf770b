import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { texts } from '../texts.ts';

interface ImportDropZoneProps {
  /** The error of the last choice; empty if there is none. */
  error: string;
  onFiles: (files: readonly File[]) => void;
}

/** A file input with a button and a drop zone. */
export function ImportDropZone({ error, onFiles }: ImportDropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (files.length > 0) onFiles(files);
  };

  return (
    <Box>
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        px="4"
        py="8"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'green.border' : 'border.emphasized'}
        borderRadius="card"
        bg={isOver ? 'green.subtle' : 'bg.subtle'}
        transition="background-color 150ms ease-out, border-color 150ms ease-out"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button aria-describedby={noteId} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {texts.choose}
        </Button>
        <Text textStyle="sm" color="fg.muted" hideBelow="md">
          {texts.chooseHint}
        </Text>
        <chakra.input
          ref={input}
          type="file"
          aria-label={texts.file}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hidden
          onChange={(event) => {
            const files = Array.from(event.target.files ?? []);
            event.target.value = ''; // so that choosing the same file again, corrected, is a change
            if (files.length > 0) onFiles(files);
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
        {error === '' ? texts.limits : error}
      </Box>
    </Box>
  );
}
