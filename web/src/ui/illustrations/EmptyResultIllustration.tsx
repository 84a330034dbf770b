/** A magnifying glass over an empty rack, drawn in the theme's colours. */
export function EmptyResultIllustration() {
  return (
    <svg viewBox="0 0 220 160" width="13rem" aria-hidden focusable="false">
      <ellipse cx="110" cy="148" rx="88" ry="7" fill="var(--colors-bg-muted)" />
      <g fill="var(--colors-bg-subtle)" stroke="var(--colors-border-emphasized)" strokeWidth="3">
        <rect x="34" y="22" width="152" height="122" rx="10" />
      </g>
      <g fill="var(--colors-border-emphasized)">
        <rect x="34" y="60" width="152" height="5" />
        <rect x="34" y="102" width="152" height="5" />
      </g>
      <g fill="var(--colors-brand-muted)">
        <path d="M50 60V44q0-6 6-6h10q6 0 6 6v16z" />
        <rect x="150" y="78" width="22" height="24" rx="4" />
      </g>
      <g fill="var(--colors-green-muted)">
        <circle cx="58" cy="92" r="10" />
        <path d="M58 82q2-8 10-8q-1 8-10 8z" />
      </g>
      <circle
        cx="118"
        cy="76"
        r="30"
        fill="var(--colors-bg-panel)"
        fillOpacity="0.75"
        stroke="var(--colors-green-solid)"
        strokeWidth="8"
      />
      <path d="M140 98l24 24" stroke="var(--colors-brand-solid)" strokeWidth="12" strokeLinecap="round" />
      <path
        d="M104 70q5-12 18-12"
        fill="none"
        stroke="var(--colors-green-solid)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
