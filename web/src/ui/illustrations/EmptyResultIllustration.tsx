import { chakra } from '@chakra-ui/react';

/** A magnifying glass over an empty rack, drawn in the theme's colours. */
export function EmptyResultIllustration() {
  return (
    <chakra.svg viewBox="0 0 220 160" width="52" aria-hidden focusable="false">
      <chakra.ellipse cx="110" cy="148" rx="88" ry="7" fill="bg.muted" />
      <chakra.g fill="bg.subtle" stroke="border.emphasized" strokeWidth="3">
        <rect x="34" y="22" width="152" height="122" rx="10" />
      </chakra.g>
      <chakra.g fill="border.emphasized">
        <rect x="34" y="60" width="152" height="5" />
        <rect x="34" y="102" width="152" height="5" />
      </chakra.g>
      <chakra.g fill="brand.muted">
        <path d="M50 60V44q0-6 6-6h10q6 0 6 6v16z" />
        <rect x="150" y="78" width="22" height="24" rx="4" />
      </chakra.g>
      <chakra.g fill="green.muted">
        <circle cx="58" cy="92" r="10" />
        <path d="M58 82q2-8 10-8q-1 8-10 8z" />
      </chakra.g>
      <chakra.circle cx="118" cy="76" r="30" fill="bg.panel" fillOpacity="0.75" stroke="green.solid" strokeWidth="8" />
      <chakra.path d="M140 98l24 24" stroke="brand.solid" strokeWidth="12" strokeLinecap="round" />
      <chakra.path d="M104 70q5-12 18-12" fill="none" stroke="green.solid" strokeWidth="4" strokeLinecap="round" />
    </chakra.svg>
  );
}
