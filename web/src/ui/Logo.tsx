import { chakra } from '@chakra-ui/react';

/** The mark: a small woven basket. The same drawing is public/favicon.svg. */
export function Logo() {
  return (
    <chakra.svg viewBox="0 0 40 40" boxSize={{ base: '8', md: '9' }} flexShrink="0" aria-hidden="true" focusable="false">
      <chakra.path d="M11 18a9 10.5 0 0 1 18 0" fill="none" stroke="green.solid" strokeWidth="3" strokeLinecap="round" />
      <chakra.path d="M5.5 20h29l-2.6 12.2a4 4 0 0 1-3.9 3.2H12a4 4 0 0 1-3.9-3.2z" fill="brand.solid" />
      <chakra.g fill="none" stroke="brand.contrast" strokeOpacity="0.62" strokeWidth="1.7" strokeLinecap="round">
        <path d="M9.6 24.8h4.6M17.4 24.8H23M26 24.8h4.6M12.6 28.6h5.2M22.2 28.6h5.2M10.9 32.2h3.8M17.6 32.2h4.8M25.3 32.2h3.8" />
        <path d="M15.8 23.4v3M24.6 23.4v3M20 27.2v3M16.2 31v2.4M23.8 31v2.4" />
      </chakra.g>
      <chakra.rect x="3.4" y="17" width="33.2" height="5" rx="2.5" fill="brand.hover" />
    </chakra.svg>
  );
}
