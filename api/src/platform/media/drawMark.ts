import { paletteOf, THEME_PRIMARY } from '@kirana/shared/brandColors.ts';
import type { ShopSettings } from '../config/settings/shopSettings.ts';

/** The yellows of the theme, as web/src/ui/theme/colors.ts has them. */
const [YELLOW, WEAVE, RIM] = ['#f6b21b', '#a8770c', '#e2a112'];

/** The mark, a small woven basket in the shop's colours, as SVG. web/src/ui/Logo.tsx is the same drawing. */
export function drawMark({ primaryColor, secondaryColor }: ShopSettings['brand']): string {
  const palette = secondaryColor && paletteOf(secondaryColor.light, 'light');
  const [handle, basket] = [(primaryColor ?? THEME_PRIMARY).light, palette?.solid ?? YELLOW];
  const weave = `fill="none" stroke="${palette?.fg ?? WEAVE}" stroke-width="2.6" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<path d="M10.5 18.5C10.5 3.5 29.5 3.5 29.5 18.5" fill="none" stroke="${handle}" stroke-width="3.2" stroke-linecap="round"/>
<path d="M5 19h30l-2.9 13.6A4.2 4.2 0 0 1 28 36H12a4.2 4.2 0 0 1-4.1-3.4z" fill="${basket}"/>
<path d="M12.2 25.2h6.1M23.6 25.2h6.1M17.4 30.6h5.4M9.9 30.6h2.4M27.8 30.6h2.4" ${weave}/>
<path d="M20.95 23.4v3.6M15 28.8v3.6M25.2 28.8v3.6M9.4 23.4l.5 3.2M32.5 23.4l-.5 3.2" ${weave}/>
<rect x="3" y="16.4" width="34" height="5.6" rx="2.8" fill="${palette?.hover ?? RIM}"/>
</svg>
`;
}
