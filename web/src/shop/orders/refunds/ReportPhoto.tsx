import { Box, chakra, Skeleton } from '@chakra-ui/react';
import type { FormPicture } from '../../media/formPicture.ts';
import { reportTexts as texts } from './texts.ts';

/** A chosen photo with the progress of its upload. */
export function ReportPhoto({ photo: { id, image, progress, error } }: { photo: FormPicture }) {
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
          aria-label={texts.uploading}
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
          <Box h="full" bg="green.solid" style={{ width: `${percentage}%` }} />
        </Box>
      )}
    </Box>
  );
}
