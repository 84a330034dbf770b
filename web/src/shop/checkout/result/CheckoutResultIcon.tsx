import { chakra } from '@chakra-ui/react';

/** The icon of a checkout's result: a tick for success, else a cross. */
export function CheckoutResultIcon({ kind }: { kind: 'done' | 'cancelled' }) {
  const palette = kind === 'done' ? 'green' : 'red';
  return (
    <chakra.svg viewBox="0 0 120 120" width="28" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <chakra.circle cx="60" cy="60" r="54" fill={`${palette}.subtle`} />
      <chakra.circle cx="60" cy="60" r="38" fill={`${palette}.solid`} />
      <chakra.path
        d={kind === 'done' ? 'M43 61 L55 73 L78 49' : 'M47 47 L73 73 M73 47 L47 73'}
        stroke={`${palette}.contrast`}
        strokeWidth="8"
      />
      <chakra.path
        d="M18 22 l6 6 M102 22 l-6 6 M10 92 l7 -3 M110 92 l-7 -3"
        stroke="brand.solid"
        strokeWidth="5"
        visibility={kind === 'done' ? 'visible' : 'hidden'}
      />
    </chakra.svg>
  );
}
