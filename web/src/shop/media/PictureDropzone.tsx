import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { acceptedPictureTypes } from './validatePictureFile.ts';

interface PictureDropProps {
  /** Why the last choice was rejected; empty if it was not. */
  error: string;
  /** Whether it replaces an element that had the focus. */
  shouldFocus?: boolean;
  /** Why no file can be chosen yet; empty if one can. */
  disabledReason?: string;
  /** What was chosen before; the next choice replaces it, or is added if the field is multiple. */
  preview?: ReactNode;
  isMultiple?: boolean;
  /** The label of the field. */
  name?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses pictures by a button, by dropping them, or by pasting them anywhere on the page. */
export function PictureDropzone(props: PictureDropProps) {
  const { error, shouldFocus = false, disabledReason = '', preview, isMultiple = false, name, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const isDisabled = disabledReason !== '';
  const help = isDisabled ? disabledReason : 'JPEG, PNG, WebP or AVIF';
  const choose = isMultiple ? 'Choose pictures' : 'Choose a picture';
  const chooseNext = isMultiple ? 'Add pictures' : 'Replace';

  useEffect(() => {
    if (isDisabled) return;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = Array.from(clipboardData?.files ?? []);
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isDisabled, onFiles]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (!isDisabled && files.length > 0) onFiles(files);
  };

  return (
    <Box>
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        px="4"
        py={preview === undefined ? '10' : '4'}
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'green.border' : 'border.emphasized'}
        borderRadius="card"
        bg={isOver ? 'green.subtle' : 'bg.subtle'}
        transition="background-color 150ms ease-out, border-color 150ms ease-out"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isDisabled && event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {preview}
        <Button
          type="button"
          name={name}
          variant={preview === undefined ? 'solid' : 'outline'}
          autoFocus={shouldFocus}
          disabled={isDisabled}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden />
          {preview === undefined ? choose : chooseNext}
        </Button>
        <Text textStyle="sm" color="fg.muted" hideBelow="md">
          {isMultiple ? 'or drop some here, or paste them' : 'or drop one here, or paste it'}
        </Text>
        <chakra.input
          ref={input}
          type="file"
          aria-label="Picture file"
          accept={acceptedPictureTypes.join()}
          multiple={isMultiple}
          hidden
          disabled={isDisabled}
          onChange={(event) => {
            const files = Array.from(event.target.files ?? []);
            event.target.value = ''; // without this, choosing the same file again fires no event
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
        color={error === '' ? 'fg.muted' : 'fg.error'}
      >
        {error === '' ? help : error}
      </Box>
    </Box>
  );
}
