import { Box, Button, chakra, Flex, IconButton, Text, Skeleton } from '@chakra-ui/react';
import { Camera, RotateCw, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FormPicture } from '../../media/formPicture.ts';
import type { PictureList } from '../../media/useUploadedPictures.ts';
import { acceptedPictureTypes } from '../../media/validatePictureFile.ts';
import { announce } from '../../../ui/announce.ts';

interface ReportPhotosFieldProps {
  photos: PictureList;
  maxCount: number;
  /** The error message; empty if there is none. */
  error: string;
}

/** Adds photos by the camera or from files; each is uploaded at once. */
export function ReportPhotosField({ photos, maxCount, error }: ReportPhotosFieldProps) {
  const { list, fileErrors, add, remove, retry } = photos;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isRemoving = useRef(false);
  const count = list.length;
  const problem = [...fileErrors, ...(error === '' ? [] : [error])].join('. ');

  useEffect(() => {
    if (count > 0) announce(count === 1 ? '1 photo added' : `${count} photos added`);
  }, [count]);

  // The pressed button was removed with its photo.
  useLayoutEffect(() => {
    if (isRemoving.current) button.current?.focus();
    isRemoving.current = false;
  }, [count]);

  const removeAt = ({ key }: FormPicture) => {
    isRemoving.current = true;
    remove(key);
  };

  return (
    <Box role="group" aria-label="Photos (optional)">
      <Box mb="1" textStyle="sm" fontWeight="semibold">
        Photos (optional)
      </Box>
      <Text mb="2" textStyle="xs" color="fg.muted">
        Up to 3. A clear photo helps us decide faster.
      </Text>
      <Flex as="ul" role="list" wrap="wrap" gap="3" listStyleType="none">
        {list.map((photo, index) => (
          <Box as="li" key={photo.key} position="relative" boxSize="24">
            <ReportPhoto photo={photo} />
            <IconButton
              size="xs"
              position="absolute"
              top="0"
              insetEnd="0"
              minW="11"
              boxSize="11"
              variant="plain"
              aria-label={`Remove photo ${index + 1}`}
              onClick={() => removeAt(photo)}
            >
              <RemoveMark>
                <X size={16} aria-hidden />
              </RemoveMark>
            </IconButton>
            {photo.error !== '' && (
              <IconButton
                position="absolute"
                bottom="1"
                insetStart="1"
                minW="11"
                boxSize="11"
                aria-label={`Try photo ${index + 1} again`}
                onClick={() => retry(photo.key)}
              >
                <RotateCw size={18} aria-hidden />
              </IconButton>
            )}
          </Box>
        ))}
        {count < maxCount && (
          <Box as="li">
            <Button
              ref={button}
              type="button"
              variant="outline"
              flexDirection="column"
              gap="1"
              boxSize="24"
              p="1"
              borderStyle="dashed"
              textStyle="xs"
              whiteSpace="normal"
              onClick={() => input.current?.click()}
            >
              <Camera size={22} aria-hidden />
              Add photos
            </Button>
          </Box>
        )}
      </Flex>
      <chakra.input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Photo file"
        // Phones offer the camera for these types, and turn their own format into JPEG.
        accept={acceptedPictureTypes.join()}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = ''; // without this, choosing the same file again fires no event
          if (files.length > 0) add(files);
        }}
      />
      <Box minH="5" mt="1" textStyle="xs" color="fg.error" role={problem === '' ? undefined : 'alert'}>
        {problem}
      </Box>
      {list
        .filter((photo) => photo.error !== '' && photo.error !== error)
        .map((photo) => (
          <Text key={photo.key} textStyle="xs" color="fg.error" role="alert">
            {photo.error}
          </Text>
        ))}
    </Box>
  );
}

const RemoveMark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'float',
  },
});

/** A chosen photo with the progress of its upload. */
function ReportPhoto({ photo: { id, image, progress, error } }: { photo: FormPicture }) {
  if (image === null) return <Skeleton boxSize="24" borderRadius="control" />;
  const isUploading = id === null && error === '';
  const percentage = Math.round((progress ?? 0) * 100);
  return (
    <Box
      boxSize="24"
      borderRadius="control"
      overflow="hidden"
      borderWidth={error === '' ? '1px' : '2px'}
      borderColor={error === '' ? 'border' : 'border.error'}
    >
      <chakra.img src={image.url} alt="" boxSize="full" objectFit="cover" opacity={isUploading ? '0.5' : '1'} />
      {isUploading && (
        <Box
          role="progressbar"
          aria-label="Uploading"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentage}
          position="absolute"
          insetX="2"
          bottom="2"
          h="1.5"
          borderRadius="full"
          bg="bg.panel"
          overflow="hidden"
        >
          <Box h="full" bg="primary.solid" style={{ width: `${percentage}%` }} />
        </Box>
      )}
    </Box>
  );
}
