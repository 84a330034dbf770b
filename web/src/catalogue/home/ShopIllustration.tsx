import { chakra } from '@chakra-ui/react';

const stripes = [0, 1, 2, 3, 4, 5, 6, 7];

const jars = [
  { x: 96, color: 'red.emphasized' },
  { x: 132, color: 'brand.emphasized' },
  { x: 168, color: 'green.emphasized' },
  { x: 242, color: 'brand.muted' },
  { x: 278, color: 'red.muted' },
  { x: 314, color: 'green.muted' },
];

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

/** A corner shop with crates, drawn in the theme's colours, so that it has a dark mode. */
export function ShopIllustration() {
  return (
    <chakra.svg viewBox="0 0 440 280" width="full" aria-hidden focusable="false">
      <chakra.circle cx="352" cy="66" r="56" fill="brand.emphasized" />
      <chakra.ellipse cx="220" cy="264" rx="200" ry="10" fill="brand.emphasized" opacity="0.7" />
      <chakra.rect x="76" y="80" width="288" height="180" rx="4" fill="bg.panel" />
      <chakra.path d="M84 150H356" stroke="brand.emphasized" strokeWidth="6" />
      {jars.map(({ x, color }) => (
        <g key={x}>
          <chakra.rect x={x} y="118" width="28" height="30" rx="6" fill={color} />
          <chakra.rect x={x + 3} y="111" width="22" height="8" rx="3" fill="brand.border" />
        </g>
      ))}
      <Awning />
      <chakra.rect x="134" y="14" width="172" height="42" rx="8" fill="brand.solid" />
      <chakra.text
        x="220"
        y="43"
        textAnchor="middle"
        fontSize="24"
        fontWeight="extrabold"
        letterSpacing="0.2em"
        fill="brand.contrast"
      >
        KIRANA
      </chakra.text>
      <Produce />
      <chakra.rect x="58" y="206" width="324" height="54" rx="8" fill="brand.solid" />
      <chakra.path d="M70 224H370M70 242H370" stroke="brand.hover" strokeWidth="3" strokeLinecap="round" />
    </chakra.svg>
  );
}

function Awning() {
  return (
    <g>
      {stripes.map((stripe) => (
        <chakra.path
          key={stripe}
          d={`M${76 + stripe * 36} 48h36L${100 + stripe * 40} 92a20 16 0 0 1 -40 0Z`}
          fill={stripe % 2 === 0 ? 'green.solid' : 'bg.panel'}
          stroke="green.solid"
          strokeWidth="1"
        />
      ))}
    </g>
  );
}

function Produce() {
  return (
    <g>
      {tomatoes.map(([x, y]) => (
        <chakra.circle key={`${x}`} cx={x} cy={y} r="12" fill="red.solid" stroke="red.hover" strokeWidth="1.5" />
      ))}
      {limes.map(([x, y]) => (
        <chakra.circle key={`${x}`} cx={x} cy={y} r="12" fill="green.border" stroke="green.solid" strokeWidth="1.5" />
      ))}
      <chakra.g fill="none" stroke="brand.solid" strokeWidth="13" strokeLinecap="round">
        <path d="M176 184q18 8 40-14" />
        <path d="M186 176q18 2 34-16" />
      </chakra.g>
      <chakra.path d="M214 156l10-8" stroke="brand.border" strokeWidth="6" strokeLinecap="round" />
      <chakra.path
        d="M240 188v-30q0-6 5-10v-12h16v12q5 4 5 10v30z"
        fill="bg.subtle"
        stroke="border.emphasized"
        strokeWidth="2"
      />
      <chakra.rect x="243" y="128" width="20" height="9" rx="3" fill="green.solid" />
      <chakra.rect x="241" y="160" width="24" height="16" fill="green.muted" />
      <chakra.g fill="brand.border">
        <rect x="78" y="184" width="70" height="24" rx="4" />
        <rect x="164" y="184" width="116" height="24" rx="4" />
        <rect x="292" y="184" width="70" height="24" rx="4" />
      </chakra.g>
      <chakra.path
        d="M84 196h58M170 196h104M298 196h58"
        stroke="brand.emphasized"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
