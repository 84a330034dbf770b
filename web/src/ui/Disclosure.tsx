import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

interface DisclosureProps {
  label: ReactNode;
  /** The content of the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below it; Escape, a press outside or moving the focus out closes it. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Box ref={root} position="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        variant="ghost"
        colorPalette="gray"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Box asChild transition="rotate 150ms ease-out" rotate={isOpen ? '180deg' : '0deg'}>
          <ChevronDown aria-hidden />
        </Box>
      </Button>
      {isOpen && (
        <Box
          id={panelId}
          position="absolute"
          insetEnd="0"
          top="calc(100% + 0.5rem)"
          minW="15rem"
          p="2"
          layerStyle="float"
          zIndex="dropdown"
          animation="slide-from-top 150ms ease-out"
        >
          {children(close)}
        </Box>
      )}
    </Box>
  );
}
