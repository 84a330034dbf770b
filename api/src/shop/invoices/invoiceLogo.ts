import type { LiveSettings } from '../../platform/config/settings/shopSettings.ts';
import { db } from '../../platform/db/client.ts';
import { readPng } from '../../platform/media/readPng.ts';

export interface InvoiceLogo {
  /** The picture itself, as a `data:` URL. */
  url: string;
  width: number;
  height: number;
}

/** Twice what an invoice shows, for sharp print. */
const [WIDTH, HEIGHT] = [480, 128];

interface LogoSources {
  settings: LiveSettings;
  dataDir: string;
  report: (error: unknown) => void;
}

/** Reads the logo of the settings, and keeps the last one in memory. An invoice without its logo is better than none, so a failure is only reported. */
export function createInvoiceLogo({ settings, dataDir, report }: LogoSources): () => Promise<InvoiceLogo | null> {
  let last: { id: string; logo: InvoiceLogo } | null = null;
  return async () => {
    try {
      const { logo: id } = await settings.read();
      if (id === null) return null;
      if (last?.id === id) return last.logo;
      const picture = await db.picture.findUniqueOrThrow({ where: { id }, select: { key: true, cloud: true } });
      const { data, ...size } = await readPng(picture, { dataDir, width: WIDTH, height: HEIGHT });
      const logo = { ...size, url: `data:image/png;base64,${data.toString('base64')}` };
      last = { id, logo };
      return logo;
    } catch (error) {
      report(error);
      return null;
    }
  };
}
