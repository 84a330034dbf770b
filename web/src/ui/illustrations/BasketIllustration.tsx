/** An empty woven basket, drawn in the theme's colours. */
export function BasketIllustration() {
  return (
    <svg viewBox="0 0 200 160" width="11rem" aria-hidden focusable="false">
      <ellipse cx="100" cy="144" rx="74" ry="8" fill="var(--colors-bg-muted)" />
      <path
        d="M52 66 C60 10 140 10 148 66"
        fill="none"
        stroke="var(--colors-brand-border)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M34 66 H166 L152 132 Q150 142 140 142 H60 Q50 142 48 132 Z" fill="var(--colors-brand-solid)" />
      <g stroke="var(--colors-brand-border)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M44 86 Q58 78 72 86 T100 86 T128 86 T156 86" />
        <path d="M48 106 Q60 98 73 106 T100 106 T127 106 T152 106" />
        <path d="M52 126 Q62 118 74 126 T100 126 T126 126 T148 126" />
        <path d="M72 70 L76 140 M100 70 V140 M128 70 L124 140" />
      </g>
      <rect x="26" y="58" width="148" height="16" rx="8" fill="var(--colors-brand-border)" />
      <g fill="none" stroke="var(--colors-green-solid)" strokeWidth="5" strokeLinecap="round">
        <path d="M166 36 q10 -16 22 -14 q-2 14 -22 14 Z" />
        <path d="M18 40 q-4 -12 -14 -12 q0 12 14 12 Z" />
      </g>
    </svg>
  );
}
