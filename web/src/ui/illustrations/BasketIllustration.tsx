import type { ReactNode } from 'react';
import styles from './BasketIllustration.module.css';

const green = { fill: 'none', stroke: 'var(--colors-primary-solid)', strokeWidth: 5 };
const outlined = { fill: 'var(--colors-bg-panel)', stroke: 'var(--colors-border-control)', strokeWidth: 5 };

/** What the basket holds, instead of its handle unless it is groceries, which drop into it. */
const SYMBOLS = {
  clock: (
    <>
      <circle cx="100" cy="48" r="25" {...outlined} />
      <path d="M100 33v16l10 7" {...green} />
    </>
  ),
  cloud: (
    <>
      <path d="M80 70a13 13 0 0 1 1 -26a20 20 0 0 1 38 -2a14 14 0 0 1 1 28Z" {...outlined} />
      <path d="M104 46l-9 11h10l-8 11" fill="none" stroke="var(--colors-red-solid)" strokeWidth="5" />
    </>
  ),
  coin: (
    <>
      <circle cx="100" cy="50" r="24" {...green} fill="var(--colors-secondary-muted)" />
      <path d="M91 38h18M91 47h18M93 38q14 0 12 9t-14 8l14 14" {...green} />
    </>
  ),
  groceries: (
    <>
      <g className={styles.item} strokeWidth="3">
        <path
          d="M115 82l9 -52a7 7 0 0 1 12 3l-9 52Z"
          fill="var(--colors-secondary-muted)"
          stroke="var(--colors-secondary-border)"
        />
        <path d="M125 42l9 3M123 54l9 3" stroke="var(--colors-secondary-border)" />
      </g>
      <g className={styles.item} strokeWidth="3" stroke="var(--colors-border-control)">
        <path d="M66 46L72 35H86L92 46V80H66Z" fill="var(--colors-bg-panel)" />
        <path d="M66 46H92M79 46V80" />
      </g>
      <g className={styles.item} strokeWidth="3">
        <circle cx="105" cy="56" r="15" fill="var(--colors-red-solid)" />
        <path d="M107 39q8 -9 15 -5q-4 8 -15 5Z" fill="var(--colors-primary-solid)" />
      </g>
    </>
  ),
  heart: <path d="M100 78C56 50 76 22 100 40C124 22 144 50 100 78Z" fill="var(--colors-red-solid)" />,
  lock: (
    <>
      <path d="M88 50V40a12 12 0 0 1 24 0v10" {...green} />
      <rect x="79" y="48" width="42" height="34" rx="7" fill="var(--colors-primary-solid)" />
    </>
  ),
  parcel: (
    <>
      <path d="M74 84V34l6.5 -5l6.5 5l6.5 -5l6.5 5l6.5 -5l6.5 5l6.5 -5l6.5 5V84Z" {...outlined} />
      <path d="M88 48h24M88 60h14" {...green} />
    </>
  ),
  pin: (
    <>
      <path d="M100 80C84 62 79 54 79 46a21 21 0 0 1 42 0C121 54 116 62 100 80Z" fill="var(--colors-primary-solid)" />
      <circle cx="100" cy="46" r="8" fill="var(--colors-bg-panel)" />
    </>
  ),
  search: (
    <>
      <path d="M114 60l14 14" stroke="var(--colors-secondary-border)" strokeWidth="9" />
      <circle cx="99" cy="46" r="20" {...outlined} stroke="var(--colors-primary-solid)" strokeWidth="7" />
      <path d="M89 43q3 -8 12 -8" {...green} strokeWidth="4" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** A woven basket, empty or with a symbol in it: what an empty list, an error or a missing page shows, in the theme's colours. */
export function BasketIllustration({ symbol }: { symbol?: keyof typeof SYMBOLS }) {
  return (
    <svg viewBox="0 0 200 160" width="11rem" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <ellipse cx="100" cy="144" rx="74" ry="8" fill="var(--colors-bg-muted)" />
      {(symbol === undefined || symbol === 'groceries') && (
        <path d="M52 66C60 10 140 10 148 66" fill="none" stroke="var(--colors-secondary-border)" strokeWidth="9" />
      )}
      {symbol !== undefined && <g transform="translate(-15 -23) scale(1.15)">{SYMBOLS[symbol]}</g>}
      <path d="M34 66 H166 L152 132 Q150 142 140 142 H60 Q50 142 48 132 Z" fill="var(--colors-secondary-solid)" />
      <g stroke="var(--colors-secondary-border)" strokeWidth="5" fill="none">
        <path d="M44 86 Q58 78 72 86 T100 86 T128 86 T156 86" />
        <path d="M48 106 Q60 98 73 106 T100 106 T127 106 T152 106" />
        <path d="M52 126 Q62 118 74 126 T100 126 T126 126 T148 126" />
        <path d="M72 70 L76 140 M100 70 V140 M128 70 L124 140" />
      </g>
      <rect x="26" y="58" width="148" height="16" rx="8" fill="var(--colors-secondary-border)" />
      <path d="M166 36 q10 -16 22 -14 q-2 14 -22 14 Z M18 40 q-4 -12 -14 -12 q0 12 14 12 Z" {...green} />
    </svg>
  );
}
