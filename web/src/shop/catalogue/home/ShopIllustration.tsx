import { useShopIdentity } from '../../../ui/shopIdentity.ts';

const jars = [
  { x: 96, color: 'var(--colors-red-emphasized)' },
  { x: 132, color: 'var(--colors-secondary-emphasized)' },
  { x: 168, color: 'var(--colors-primary-emphasized)' },
  { x: 242, color: 'var(--colors-secondary-muted)' },
  { x: 278, color: 'var(--colors-red-muted)' },
  { x: 314, color: 'var(--colors-primary-muted)' },
];

const lid = { strokeWidth: 8, strokeLinecap: 'round' } as const;

const tomatoes = [
  [92, 178],
  [112, 180],
  [132, 178],
  [102, 166],
  [122, 166],
] as const;

const limes = [
  [306, 180],
  [326, 178],
  [346, 180],
  [316, 167],
  [336, 167],
] as const;

/** What the sign over the door has room for. */
const LONGEST_SIGN = 16;

/** A corner shop with crates, drawn in the theme's colours, so that it has a dark mode. */
export function ShopIllustration() {
  const { name } = useShopIdentity();
  const sign = (name.length > LONGEST_SIGN ? name.split(' ', 1).join() : name).slice(0, LONGEST_SIGN).toUpperCase();
  return (
    <svg viewBox="0 0 440 280" width="100%" aria-hidden>
      <circle cx="352" cy="66" r="56" fill="var(--colors-secondary-emphasized)" />
      <ellipse cx="220" cy="264" rx="200" ry="10" fill="var(--colors-secondary-emphasized)" opacity="0.7" />
      <rect x="76" y="80" width="288" height="180" rx="4" fill="var(--colors-bg-panel)" />
      <path d="M84 150H356" stroke="var(--colors-secondary-emphasized)" strokeWidth="6" />
      {jars.map(({ x, color }) => (
        <rect key={x} x={x} y="118" width="28" height="30" rx="6" fill={color} />
      ))}
      <path d={jars.map(({ x }) => `M${x + 6} 115h16`).join('')} stroke="var(--colors-secondary-border)" {...lid} />
      <Awning />
      <rect x="134" y="14" width="172" height="42" rx="8" fill="var(--colors-secondary-solid)" />
      <text
        x="220"
        y="43"
        textAnchor="middle"
        fill="var(--colors-secondary-contrast)"
        style={{ fontSize: Math.min(26, 220 / sign.length), fontWeight: 800 }}
      >
        {sign}
      </text>
      <Produce />
      <rect x="58" y="206" width="324" height="54" rx="8" fill="var(--colors-secondary-solid)" />
      <path d="M70 224H370M70 242H370" stroke="var(--colors-secondary-hover)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

function Awning() {
  return (
    <g stroke="var(--colors-primary-solid)">
      <path d={[0, 2, 4, 6].map(stripe).join('')} fill="var(--colors-primary-solid)" />
      <path d={[1, 3, 5, 7].map(stripe).join('')} fill="var(--colors-bg-panel)" />
    </g>
  );
}

const stripe = (place: number) => `M${76 + place * 36} 48h36L${100 + place * 40} 92a20 16 0 0 1 -40 0Z`;

function Produce() {
  return (
    <g>
      <g fill="var(--colors-red-solid)" stroke="var(--colors-red-hover)" strokeWidth="1.5">
        {tomatoes.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="12" />
        ))}
      </g>
      <g fill="var(--colors-primary-border)" stroke="var(--colors-primary-solid)" strokeWidth="1.5">
        {limes.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="12" />
        ))}
      </g>
      <g fill="none" stroke="var(--colors-secondary-solid)" strokeWidth="13" strokeLinecap="round">
        <path d="M176 184q18 8 40-14" />
        <path d="M186 176q18 2 34-16" />
      </g>
      <path d="M214 156l10-8" stroke="var(--colors-secondary-border)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M240 188v-30q0-6 5-10v-12h16v12q5 4 5 10v30z"
        fill="var(--colors-bg-subtle)"
        stroke="var(--colors-border-emphasized)"
        strokeWidth="2"
      />
      <rect x="243" y="128" width="20" height="9" rx="3" fill="var(--colors-primary-solid)" />
      <rect x="241" y="160" width="24" height="16" fill="var(--colors-primary-muted)" />
      <g fill="var(--colors-secondary-border)">
        <rect x="78" y="184" width="70" height="24" rx="4" />
        <rect x="164" y="184" width="116" height="24" rx="4" />
        <rect x="292" y="184" width="70" height="24" rx="4" />
      </g>
      <path
        d="M84 196h58M170 196h104M298 196h58"
        stroke="var(--colors-secondary-emphasized)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
