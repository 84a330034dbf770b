import { shade } from './colourSchemes.ts';
import type { PackColours, PackDrawing, PackShape } from './packShape.ts';
import { linearGradient, roundedPath } from './svgPieces.ts';

/** Bottles, jars, cans, tubs and tubes: round bodies with a light that falls from the left. */
export const VESSEL_SHAPES: Readonly<Record<string, PackDrawing>> = {
  bottle: (colours) => bottle(colours, { neck: 25, shoulder: 78, half: 66, top: 42, cap: 34 }),
  milkbottle: (colours) => bottle(colours, { neck: 32, shoulder: 86, half: 72, top: 52, cap: 26, body: '#fdfcf8' }),
  glassbottle: (colours) => bottle(colours, { neck: 17, shoulder: 104, half: 56, top: 30, cap: 40 }),
  oilbottle: (colours) => bottle(colours, { neck: 22, shoulder: 66, half: 84, top: 58, cap: 34, body: '#f2c33c' }),
  squeeze: (colours) => bottle(colours, { neck: 15, shoulder: 92, half: 68, top: 42, cap: 46 }),
  bottlepill: (colours) => bottle(colours, { neck: 58, shoulder: 34, half: 80, top: 74, cap: 58 }),
  talc: (colours) => bottle(colours, { neck: 42, shoulder: 34, half: 62, top: 46, cap: 40 }),
  jug: (colours) => handled(bottle(colours, { neck: 28, shoulder: 82, half: 88, top: 50, cap: 44 })),
  angled: (colours) => bottle(colours, { neck: 17, shoulder: 120, half: 70, top: 36, cap: 50 }),
  nailpolish: (colours) => bottle(colours, { neck: 24, shoulder: 26, half: 62, top: 66, cap: 136 }),
  pump: (colours) =>
    topped(bottle(colours, { neck: 26, shoulder: 40, half: 74, top: 92, cap: 22 }), pumpHead(colours.cap)),
  spray: (colours) =>
    topped(bottle(colours, { neck: 24, shoulder: 92, half: 68, top: 92, cap: 20 }), sprayHead(colours.cap)),
  aerosol: (colours) => bottle(colours, { neck: 46, shoulder: 30, half: 56, top: 34, cap: 64 }),
  jar: (colours) => bottle(colours, { neck: 82, shoulder: 26, half: 94, top: 104, cap: 44 }),
  protein: (colours) => bottle(colours, { neck: 88, shoulder: 22, half: 102, top: 58, cap: 52 }),
  can: ({ scheme }) => cylinder({ half: 66, top: 74, body: scheme.base, lid: '#d5dbe0', rim: '#9aa4ad' }),
  tin: ({ scheme }) => cylinder({ half: 86, top: 108, body: scheme.base, lid: scheme.light, rim: scheme.deep }),
  roll: ({ scheme }) => cylinder({ half: 92, top: 116, body: scheme.pale, lid: '#ffffff', rim: '#d9d4ca' }),
  tub: ({ scheme }) => cup({ top: 168, upper: 122, lower: 100, lid: scheme.light }),
  icetub: ({ scheme }) => cup({ top: 138, upper: 124, lower: 98, lid: scheme.deep }),
  cup: ({ scheme }) => cup({ top: 104, upper: 100, lower: 70, lid: scheme.pale }),
  claypot: () => ({ ...cup({ top: 156, upper: 104, lower: 82, lid: '#f4e6cf' }), print: 'label' }),
  tube: (colours) => tube(colours),
  stick: (colours) => stick(colours),
};

interface BottleForm {
  neck: number;
  shoulder: number;
  half: number;
  top: number;
  cap: number;
  body?: string;
}

const GLASS = linearGradient('glass', 'across', [
  [0, '#000000', 0.32],
  [0.12, '#ffffff', 0.1],
  [0.22, '#ffffff', 0.55],
  [0.34, '#ffffff', 0.06],
  [0.72, '#000000', 0],
  [1, '#000000', 0.36],
]);

const CENTRE = 200;
const GROUND = 356;

function bottle({ scheme, cap }: PackColours, form: BottleForm): PackShape {
  const { neck, half, top } = form;
  const neckEnd = top + form.cap;
  const bodyTop = neckEnd + form.shoulder;
  const left = CENTRE - half;
  const right = CENTRE + half;
  const outline = `M${CENTRE - neck} ${neckEnd - 4}V${neckEnd + 8}C${CENTRE - neck} ${neckEnd + form.shoulder * 0.5} ${left} ${bodyTop - form.shoulder * 0.45} ${left} ${bodyTop + 10}V${GROUND - 18}Q${left} ${GROUND} ${left + 20} ${GROUND}H${right - 20}Q${right} ${GROUND} ${right} ${GROUND - 18}V${bodyTop + 10}C${right} ${bodyTop - form.shoulder * 0.45} ${CENTRE + neck} ${neckEnd + form.shoulder * 0.5} ${CENTRE + neck} ${neckEnd + 8}V${neckEnd - 4}Z`;
  const labelTop = bodyTop - form.shoulder * 0.08;
  const labelEnd = GROUND - 16;
  const face = `M${left} ${labelTop}Q${CENTRE} ${labelTop + 9} ${right} ${labelTop}V${labelEnd}Q${CENTRE} ${labelEnd + 10} ${left} ${labelEnd}Z`;
  const body = form.body ?? scheme.base;
  const capBox = roundedPath({ x: CENTRE - neck - 5, y: top, w: 2 * neck + 10, h: form.cap }, 9);
  const ridges = Array.from(
    { length: Math.floor((2 * neck) / 9) },
    (_, at) => `M${CENTRE - neck + 3 + at * 9} ${top + 8}V${neckEnd - 6}`,
  ).join('');
  return {
    under: `${GLASS}<path d="${outline}" fill="${body}"/><path d="${outline}" fill="url(#glass)"/><path d="${capBox}" fill="${cap}"/><path d="${ridges}" stroke="#000" stroke-opacity=".13" stroke-width="2"/><path d="${capBox}" fill="url(#glass)"/>`,
    face,
    panel: { x: left + 8, y: labelTop + 14, w: 2 * half - 16, h: labelEnd - labelTop - 16 },
    over: `<path d="${face}" fill="url(#glass)" opacity=".62"/><path d="M${left + 8} ${bodyTop + 2}C${left + 10} ${bodyTop - form.shoulder * 0.3} ${CENTRE - neck - 4} ${neckEnd + form.shoulder * 0.5} ${CENTRE - neck + 7} ${neckEnd + 12}" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    print: 'label',
    width: 2 * half,
    foot: GROUND,
    head: top,
  };
}

function topped(shape: PackShape, head: string): PackShape {
  return { ...shape, under: head + shape.under, head: 34 };
}

function handled(shape: PackShape): PackShape {
  return {
    ...shape,
    over: `${shape.over}<path d="M254 128C284 136 286 170 272 186C258 176 252 150 254 128Z" fill="#fff" fill-opacity=".55"/><path d="M254 128C284 136 286 170 272 186" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4"/>`,
  };
}

function pumpHead(cap: string): string {
  return `<rect x="192" y="52" width="16" height="46" fill="${shade(cap, -0.2)}"/><path d="M138 46Q138 34 150 34H224Q234 34 234 46V62H190V54H152Q138 54 138 68Z" fill="${cap}"/><path d="M150 37H224" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`;
}

function sprayHead(cap: string): string {
  return `<path d="M128 34H250Q258 34 258 44V70Q236 64 230 96H176V68H150L146 104L134 102L138 66H128Q120 66 120 50T128 34Z" fill="${cap}"/><rect x="108" y="40" width="18" height="20" rx="4" fill="${shade(cap, -0.35)}"/><path d="M136 40H248" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
}

interface CylinderForm {
  half: number;
  top: number;
  body: string;
  lid: string;
  rim: string;
}

function cylinder({ half, top, body, lid, rim }: CylinderForm): PackShape {
  const left = CENTRE - half;
  const right = CENTRE + half;
  const arc = half * 0.2;
  const face = `M${left} ${top}A${half} ${arc} 0 0 0 ${right} ${top}V${GROUND - arc}A${half} ${arc} 0 0 1 ${left} ${GROUND - arc}Z`;
  return {
    under: `${GLASS}<path d="${face}" fill="${body}"/><ellipse cx="${CENTRE}" cy="${GROUND - arc}" rx="${half}" ry="${arc}" fill="${rim}"/><ellipse cx="${CENTRE}" cy="${top}" rx="${half}" ry="${arc}" fill="${rim}"/><ellipse cx="${CENTRE}" cy="${top - 3}" rx="${half - 4}" ry="${arc - 2}" fill="${lid}"/><ellipse cx="${CENTRE - 8}" cy="${top - 5}" rx="${half * 0.5}" ry="${arc * 0.4}" fill="#fff" fill-opacity=".5"/>`,
    face,
    panel: { x: left + 12, y: top + arc + 8, w: 2 * half - 24, h: GROUND - top - 2 * arc - 18 },
    over: `<path d="${face}" fill="url(#glass)" opacity=".8"/><path d="M${left} ${GROUND - arc - 6}A${half} ${arc} 0 0 0 ${right} ${GROUND - arc - 6}" stroke="${rim}" stroke-width="5" fill="none"/>`,
    print: 'wrap',
    width: 2 * half,
    foot: GROUND,
    head: top - arc,
  };
}

function cup({ top, upper, lower, lid }: { top: number; upper: number; lower: number; lid: string }): PackShape {
  const face = `M${CENTRE - upper} ${top}H${CENTRE + upper}L${CENTRE + lower} ${GROUND - 14}Q${CENTRE} ${GROUND + 6} ${CENTRE - lower} ${GROUND - 14}Z`;
  return {
    under: `${GLASS}<path d="${face}" fill="#b5683a"/>`,
    face,
    panel: { x: CENTRE - lower + 2, y: top + 30, w: 2 * lower - 4, h: GROUND - top - 56 },
    over: `<path d="${face}" fill="url(#glass)" opacity=".85"/><path d="${roundedPath({ x: CENTRE - upper - 9, y: top - 24, w: 2 * upper + 18, h: 36 }, 11)}" fill="${lid}"/><path d="${roundedPath({ x: CENTRE - upper - 9, y: top - 24, w: 2 * upper + 18, h: 36 }, 11)}" fill="url(#glass)" opacity=".55"/><path d="M${CENTRE - upper} ${top - 18}H${CENTRE + upper}" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M${CENTRE - upper} ${top + 14}H${CENTRE + upper}" stroke="#000" stroke-opacity=".2" stroke-width="4"/>`,
    print: 'wrap',
    width: 2 * upper,
    foot: GROUND,
    head: top - 24,
  };
}

function tube({ cap }: PackColours): PackShape {
  const face = 'M126 44H274L258 300H142Z';
  const capBox = roundedPath({ x: 142, y: 298, w: 116, h: 58 }, 12);
  return {
    under: `${GLASS}<path d="M122 34H278V52H122Z" fill="#ffffff"/><path d="M128 38V50M140 38V50M152 38V50M164 38V50M176 38V50M188 38V50M200 38V50M212 38V50M224 38V50M236 38V50M248 38V50M260 38V50M272 38V50" stroke="#000" stroke-opacity=".14" stroke-width="2"/><path d="${capBox}" fill="${cap}"/><path d="${capBox}" fill="url(#glass)"/>`,
    face,
    panel: { x: 146, y: 60, w: 108, h: 226 },
    over: `<path d="${face}" fill="url(#glass)" opacity=".75"/><path d="M142 298H258" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`,
    print: 'wrap',
    width: 156,
    foot: GROUND,
    head: 34,
  };
}

function stick({ scheme, cap }: PackColours): PackShape {
  const face = roundedPath({ x: 152, y: 176, w: 96, h: 180 }, 12);
  const sleeve = roundedPath({ x: 160, y: 128, w: 80, h: 54 }, 6);
  return {
    under: `${GLASS}<path d="M174 132V70L226 44V132Z" fill="${scheme.base}"/><path d="M174 70L226 44L222 76Q200 92 174 92Z" fill="${scheme.light}"/><path d="M174 132V70L226 44V132Z" fill="url(#glass)" opacity=".7"/><path d="${sleeve}" fill="#e3c06a"/><path d="${sleeve}" fill="url(#glass)"/><path d="${face}" fill="${cap}"/>`,
    face,
    panel: { x: 160, y: 190, w: 80, h: 156 },
    over: `<path d="${face}" fill="url(#glass)" opacity=".85"/><path d="M152 190H248" stroke="#e3c06a" stroke-width="5"/>`,
    print: 'wrap',
    width: 96,
    foot: GROUND,
    head: 44,
  };
}
