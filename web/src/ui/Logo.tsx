import { chakra } from '@chakra-ui/react';

interface LogoProps {
  /** `header` fits a line of text, `page` is larger. */
  size?: 'header' | 'page';
}

const boxSizes = { header: { base: '9', md: '10' }, page: '24' } as const;

/** The mark: a small woven basket. public/favicon.svg and icon.svg are the same drawing. */
export function Logo({ size = 'header' }: LogoProps) {
  return (
    <chakra.svg viewBox="0 0 40 40" boxSize={boxSizes[size]} flexShrink="0" aria-hidden="true" focusable="false">
      <chakra.g fill="none" strokeLinecap="round">
        <chakra.path d="M10.5 18.5C10.5 3.5 29.5 3.5 29.5 18.5" stroke="green.solid" strokeWidth="3.2" />
        <chakra.path d="M5 19h30l-2.9 13.6A4.2 4.2 0 0 1 28 36H12a4.2 4.2 0 0 1-4.1-3.4z" fill="brand.solid" />
        <chakra.g stroke="brand.border" strokeWidth="2.6">
          <path d="M12.2 25.2h6.1M23.6 25.2h6.1M17.4 30.6h5.4M9.9 30.6h2.4M27.8 30.6h2.4" />
          <path d="M20.95 23.4v3.6M15 28.8v3.6M25.2 28.8v3.6M9.4 23.4l.5 3.2M32.5 23.4l-.5 3.2" />
        </chakra.g>
      </chakra.g>
      <chakra.rect x="3" y="16.4" width="34" height="5.6" rx="2.8" fill="brand.hover" />
    </chakra.svg>
  );
}
