import type { GoodsDrawing } from './goodsDrawing.ts';
import { copies, deeper, flat, gloss, glow, lighter, line, oval, solid, specks, within } from './light.ts';

const CERAMIC = '#f3eee4';

/** Dairy, bread, eggs and drinks, each in a 200 by 200 square. A colour in the token replaces the usual one. */
export const DAIRY_AND_DRINKS: Readonly<Record<string, GoodsDrawing>> = {
  milk: (colour) => glass(colour || '#fbf7ea', 52),
  juice: (colour) =>
    glass(colour || '#ef9a2a', 46) +
    line('M118 60L150 -2', '#f4f1ea', [9]) +
    line('M118 60L150 -2', '#d4483a', [3, 0.7]),
  cola: () =>
    glass('#5b2a17', 46) +
    copies(flat('M-13 -11H11L13 13H-11Z', '#ffffff', 0.42), [
      [82, 62, -12],
      [116, 70, 18],
    ]) +
    line('M122 60L152 -2', '#d4483a', [9]),
  coffee: () => cup('#5a3320'),
  tea: () => cup('#b0692f'),
  greentea: () => cup('#a9b04a'),
  teapot: () => teapot('#a3452f'),
  bread: (colour) => bread(colour || '#c48a45'),
  roti: (colour) => roti(colour || '#e5c48d'),
  egg: (colour) => egg(colour || '#f3e7d6'),
  cheese: (colour) => cheese(colour || '#f1bf3d'),
  butter: (colour) => butter(colour || '#f6d873'),
};

function glass(drink: string, top: number): string {
  const inside = `M48 ${top}H152L140 182Q100 192 60 182Z`;
  return (
    flat('M38 20H162L146 188Q100 200 54 188Z', '#dfe9ee', 0.62) +
    solid(inside, drink) +
    within(inside, glow([140, 120, 26, 90], [deeper(drink, 0.7), 0.35])) +
    flat(oval([100, top, 52, 9]), lighter(drink, 0.45)) +
    line('M38 20Q100 32 162 20M38 20Q100 8 162 20', '#ffffff', [3, 0.95]) +
    line('M38 20L54 188M162 20L146 188', '#b9cad3', [2.4, 0.8]) +
    line('M52 40L64 172', '#ffffff', [8, 0.75])
  );
}

function cup(drink: string): string {
  const body = 'M30 62H150C150 118 134 158 90 158S30 118 30 62Z';
  return (
    solid(oval([96, 164, 86, 20]), CERAMIC) +
    flat(oval([92, 160, 52, 10]), '#c9bfae') +
    line('M146 82C182 76 184 122 136 124', deeper(CERAMIC, 0.35), [14]) +
    line('M146 81C178 76 180 118 138 121', CERAMIC, [9]) +
    solid(body, CERAMIC) +
    flat(oval([90, 62, 60, 18]), '#fffdf7') +
    solid(oval([90, 64, 53, 14]), drink) +
    glow([74, 60, 24, 5], [lighter(drink, 0.6), 0.7]) +
    glow([52, 100, 10, 34], ['#ffffff', 0.9, 8]) +
    line('M74 40C64 28 84 20 74 6M104 40C94 28 114 20 104 6', '#b9b2a6', [5, 0.5])
  );
}

function teapot(colour: string): string {
  return (
    line('M150 92C190 76 190 150 146 146', colour, [14]) +
    solid('M54 126C34 118 26 92 10 84L22 70C48 78 56 96 66 104Z', colour) +
    solid('M100 58C150 58 166 92 164 122C160 158 134 174 100 174S40 158 36 122C34 92 50 58 100 58Z', colour) +
    solid('M62 66C70 46 130 46 138 66Q100 80 62 66Z', lighter(colour, 0.12)) +
    solid(oval([100, 42, 11, 10]), colour) +
    gloss([66, 100, 17, 26], 24)
  );
}

function bread(crust: string): string {
  const slice =
    'M0 -52C34 -52 52 -42 50 -22C48 -12 42 -10 42 0V48Q42 54 36 54H-36Q-42 54 -42 48V0C-42 -10 -48 -12 -50 -22C-52 -42 -34 -52 0 -52Z';
  const loaf =
    copies(solid(slice, crust), [
      [136, 92],
      [124, 95],
      [112, 98],
      [98, 102],
    ]) + line('M118 46q8 4 8 20v70M106 48q8 4 8 22v72', deeper(crust, 0.5), [2, 0.35]);
  const face =
    solid(slice, crust) +
    `<g transform="scale(.87)translate(0 1)">${solid(slice, '#f4e3bd')}${specks([0, 0, 38, 46], { count: 60, size: 1.8, colour: '#c9a566', opacity: 0.35 })}</g>`;
  return loaf + copies(face, [[82, 108, 0, 1.12]]);
}

function roti(colour: string): string {
  const one =
    solid(oval([0, 0, 82, 40]), colour) +
    specks([0, 0, 70, 30], { count: 26, size: 4.4, colour: '#8a5424', opacity: 0.5 }) +
    specks([-8, -4, 62, 28], { count: 16, size: 7, colour: '#b77a36', opacity: 0.28 });
  return copies(one, [
    [100, 142],
    [104, 128, 3],
    [98, 114, -2],
    [102, 100, 2],
  ]);
}

function egg(shell: string): string {
  return (
    `<g transform="rotate(8 100 100)">${solid('M100 16C140 16 166 74 166 118C166 160 136 186 100 186S34 160 34 118C34 74 60 16 100 16Z', shell)}${specks([100, 110, 56, 66], { count: 60, size: 1.2, colour: deeper(shell, 0.8), opacity: 0.25 })}</g>` +
    glow([72, 76, 24, 32], ['#ffffff', 0.75, 24])
  );
}

function cheese(colour: string): string {
  const top = 'M12 104L136 40C172 50 190 70 192 96Z';
  const side = 'M12 104L192 96V158L14 168Q10 168 10 162Z';
  const hole = (x: number, y: number, rx: number) =>
    flat(oval([x, y, rx, rx * 0.86]), deeper(colour, 0.6)) +
    flat(oval([x + 2, y + 2, rx * 0.86, rx * 0.72]), deeper(colour, 0.3));
  return (
    solid(side, deeper(colour, 0.14)) +
    solid(top, lighter(colour, 0.28)) +
    hole(52, 134, 13) +
    hole(102, 148, 9) +
    hole(136, 124, 15) +
    hole(174, 140, 9) +
    hole(84, 116, 7) +
    flat(oval([128, 70, 13, 7]), deeper(colour, 0.35), 0.8) +
    flat(oval([162, 84, 9, 5]), deeper(colour, 0.35), 0.8) +
    line('M14 104L190 96', lighter(colour, 0.65), [3, 0.8])
  );
}

function butter(colour: string): string {
  const slab = (x: number, w: number) =>
    flat(`M${x} 98L${x + 34} 72H${x + w + 34}L${x + w} 98Z`, lighter(colour, 0.5)) +
    solid(`M${x} 98H${x + w}V150H${x}Z`, colour) +
    flat(`M${x + w} 98L${x + w + 34} 72V124L${x + w} 150Z`, deeper(colour, 0.3));
  return (
    flat('M6 152C20 176 180 176 194 152C196 146 186 140 176 140H24C14 140 4 146 6 152Z', '#d9d3c6') +
    solid('M6 150C20 172 180 172 194 150C196 142 186 136 176 136H24C14 136 4 142 6 150Z', CERAMIC) +
    slab(54, 92) +
    slab(30, 12)
  );
}
