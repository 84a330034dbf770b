import { chakra } from '@chakra-ui/react';

/** An empty woven basket, drawn in the theme's colours. */
export function BasketIllustration() {
  return (
    <chakra.svg viewBox="0 0 200 160" width="44" aria-hidden focusable="false">
      <chakra.ellipse cx="100" cy="144" rx="74" ry="8" fill="bg.muted" />
      <chakra.path
        d="M52 66 C60 10 140 10 148 66"
        fill="none"
        stroke="brand.border"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <chakra.path d="M34 66 H166 L152 132 Q150 142 140 142 H60 Q50 142 48 132 Z" fill="brand.solid" />
      <chakra.g stroke="brand.border" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M44 86 Q58 78 72 86 T100 86 T128 86 T156 86" />
        <path d="M48 106 Q60 98 73 106 T100 106 T127 106 T152 106" />
        <path d="M52 126 Q62 118 74 126 T100 126 T126 126 T148 126" />
        <path d="M72 70 L76 140 M100 70 V140 M128 70 L124 140" />
      </chakra.g>
      <chakra.rect x="26" y="58" width="148" height="16" rx="8" fill="brand.border" />
      <chakra.g fill="none" stroke="green.solid" strokeWidth="5" strokeLinecap="round">
        <path d="M166 36 q10 -16 22 -14 q-2 14 -22 14 Z" />
        <path d="M18 40 q-4 -12 -14 -12 q0 12 14 12 Z" />
      </chakra.g>
    </chakra.svg>
  );
}
