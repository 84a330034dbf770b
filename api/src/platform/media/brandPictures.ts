import type { LiveSettings } from '../config/settings/shopSettings.ts';
import { db } from '../db/client.ts';
import { drawMark } from './drawMark.ts';
import { drawScreenshot, TILE_PICTURE, tilePlaces, type Size } from './drawScreenshot.ts';
import { loadSharp } from './loadSharp.ts';
import { PREVIEW_SIDE, type PictureLocation } from './pictureUrl.ts';
import type { LocalStorage } from './pictureStorages.ts';
import type { PictureVariants } from './pictureVariants.ts';
import { readPng } from './readPng.ts';

/** A picture as PNG. */
export interface PngPicture extends Size {
  data: Buffer;
}

/** The largest logo: twice what pages, mails and invoices show, for sharp print. */
const [LOGO_WIDTH, LOGO_HEIGHT] = [480, 128];
/** The share of an icon that its drawing takes; launchers cut the rest to their own shape. */
const SAFE_SHARE = 0.8;
const [LARGEST_ICON, FAVICON_SIDE] = [512, 96];

/** The logo, also as a `data:` URL for documents that load nothing. */
export interface BrandLogo extends PngPicture {
  dataUrl: string;
}

interface BrandSources {
  settings: LiveSettings;
  originals: Pick<LocalStorage, 'read'>;
  report: (error: unknown) => void;
}

/** The logo and the icons of the settings. A page without its logo is better than none, so a failure is only reported. */
export function createBrandPictures({ settings, originals, report }: BrandSources) {
  const kept = new Map<string, { of: string; picture: Promise<PngPicture> }>();

  /** The picture of a name, which is drawn again when what it is `of` changes. */
  async function keep(name: string, of: string, draw: () => Promise<PngPicture>): Promise<PngPicture> {
    const last = kept.get(name);
    const picture = last?.of === of ? last.picture : draw();
    kept.set(name, { of, picture });
    try {
      return await picture;
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  }

  /** Reports the failure of a picture. */
  function orNull(error: unknown): null {
    report(error);
    return null;
  }

  async function read(id: string, box: { width: number; height: number }): Promise<PngPicture> {
    const picture = await db.picture.findUniqueOrThrow({ where: { id }, select: { key: true, cloud: true } });
    return readPng(picture, { originals, ...box });
  }

  return {
    /** The logo; null without one. */
    async logo(): Promise<BrandLogo | null> {
      const { logo: id } = await settings.read();
      const picture =
        id && (await keep('logo', id, () => read(id, { width: LOGO_WIDTH, height: LOGO_HEIGHT })).catch(orNull));
      return picture ? { ...picture, dataUrl: pngUrl(picture) } : null;
    },
    /** The square logo on a white square with sides of `side` pixels, or the mark in the shop's colours. */
    async icon(side: number): Promise<PngPicture> {
      const { brand } = await settings.read();
      const { squareLogo: id } = brand;
      const box = { width: LARGEST_ICON, height: LARGEST_ICON };
      const draw = async (logo: string) => toIcon((await read(logo, box)).data, side);
      const picture = id && (await keep(`icon ${side}`, id, () => draw(id)).catch(orNull));
      if (picture) return picture;
      const mark = drawMark(brand);
      return keep(`mark ${side}`, mark, () => toIcon(Buffer.from(mark), side));
    },
    /** The icon as JPEG with sides of 1200 pixels, for previews of links. */
    async preview(): Promise<Buffer> {
      const sharp = await loadSharp();
      return sharp((await this.icon(PREVIEW_SIDE)).data)
        .jpeg()
        .toBuffer();
    },
    /** The logo or the icon above as many of the pictures as there is room for, as the installation of the app shows the shop. */
    async screenshot(size: Size, pictures: readonly PictureLocation[], variants: PictureVariants): Promise<PngPicture> {
      const { brand, logo: logoId } = await settings.read();
      const shown = pictures.slice(0, tilePlaces(size).length);
      const of = JSON.stringify([brand, logoId, shown]);
      return keep(`screenshot ${size.width}`, of, async () => {
        const box = { originals, width: TILE_PICTURE, height: TILE_PICTURE };
        const readTile = async (picture: PictureLocation) => {
          if (picture.cloud !== null) return readPng(picture, box);
          const data = await variants.read(picture.key, TILE_PICTURE, 'webp');
          return data && { ...box, data };
        };
        const tiles = await Promise.all(shown.map((picture) => readTile(picture).catch(orNull)));
        const logo = (await this.logo()) ?? (await this.icon(LOGO_HEIGHT));
        return drawScreenshot({ size, brand, logo, tiles });
      });
    },
    /** The icon of browser tabs, as SVG. */
    async favicon(): Promise<string> {
      const { brand } = await settings.read();
      if (brand.squareLogo === null) return drawMark(brand);
      const href = pngUrl(await this.icon(FAVICON_SIDE));
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON_SIDE} ${FAVICON_SIDE}"><image href="${href}" width="${FAVICON_SIDE}" height="${FAVICON_SIDE}"/></svg>`;
    },
  };
}

export type BrandPictures = ReturnType<typeof createBrandPictures>;

function pngUrl({ data }: PngPicture): string {
  return `data:image/png;base64,${data.toString('base64')}`;
}

/** Draws a picture on a white square. */
async function toIcon(picture: Buffer, side: number): Promise<PngPicture> {
  const sharp = await loadSharp();
  const inner = Math.round(side * SAFE_SHARE);
  const margin = Math.floor((side - inner) / 2);
  const data = await sharp(picture, { density: 600 })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .extend({
      top: margin,
      left: margin,
      bottom: side - inner - margin,
      right: side - inner - margin,
      background: '#ffffff',
    })
    .png()
    .toBuffer();
  return { data, width: side, height: side };
}
