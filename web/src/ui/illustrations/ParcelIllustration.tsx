/** A parcel, drawn in the theme's colours. */
export function ParcelIllustration() {
  return (
    <svg viewBox="0 0 160 140" width="9rem" strokeLinejoin="round" aria-hidden>
      <ellipse cx="80" cy="128" rx="60" ry="7" fill="var(--colors-bg-emphasized)" />
      <path d="M28 52 L80 30 L132 52 V108 L80 128 L28 108 Z" fill="var(--colors-brand-emphasized)" />
      <path d="M28 52 L80 74 V128 L28 108 Z" fill="var(--colors-brand-solid)" />
      <path d="M54 41 L106 63 V82 L94 77 V68 L42 46 Z" fill="var(--colors-brand-muted)" />
      <path d="M112 88 l8 -3 v16 l-8 3 Z" fill="var(--colors-brand-muted)" />
    </svg>
  );
}
