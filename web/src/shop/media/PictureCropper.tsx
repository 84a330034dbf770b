import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { PictureArea } from './preparePicture.ts';
import { texts } from './texts.ts';

const MOST_ZOOM = 4;

interface PictureCropperProps {
  url: string;
  /** Receives the selected area whenever it changes. */
  onArea: (area: PictureArea) => void;
}

/** Moves and zooms a picture under a round window by mouse, touch or keyboard. Import it lazily, because it is large. */
export function PictureCropper({ url, onArea }: PictureCropperProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Box>
      <Box
        position="relative"
        h={{ base: '64', md: '72' }}
        borderRadius="card"
        overflow="hidden"
        bg="bg.emphasized"
        css={{ '& .crop-window:focus-visible': { outlineOffset: '-4px' } }}
      >
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          classes={{ cropAreaClassName: 'crop-window' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Crop area. Use the arrow keys to move the picture.',
          }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, area) => onArea(area)}
        />
      </Box>
      <Text mt="2" textStyle="xs" color="fg.muted" textAlign="center">
        Drag to move, pinch or scroll to zoom
      </Text>
      <Flex align="center" gap="3" color="fg.muted">
        <ZoomOut size={20} aria-hidden />
        <Slider
          autoFocus
          type="range"
          aria-label="Zoom"
          aria-valuetext={texts.zoomValue(zoom)}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
        <ZoomIn size={20} aria-hidden />
      </Flex>
    </Box>
  );
}

const Slider = chakra('input', {
  base: { flex: '1', minW: '0', h: '11', accentColor: 'primary.solid', cursor: 'button', borderRadius: 'control' },
});
