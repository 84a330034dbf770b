import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../../e2e/setup/findChromium.ts';

/** A page to audit. */
export interface Target {
  page: string;
  variant: string;
  url: string;
}

/** Lighthouse's figures of a page. */
export interface PageFigures {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Simulated first and largest contentful paint, total blocking time and speed index, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
  /** What the main thread does until the page is quiet, about six seconds, at the throttled phone's speed, in milliseconds. */
  mainThread: number;
  /** The sum of layout shifts. */
  cls: number;
  /** Compressed kB: scripts, pictures, and all. */
  scriptKb: number;
  imageKb: number;
  totalKb: number;
  requests: number;
  /** Elements of the document. */
  elements: number;
}

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown } } | undefined>;
}

interface Resource {
  resourceType: string;
  transferSize: number;
}

const FLAGS: Flags = { output: 'json', logLevel: 'error', formFactor: 'mobile' };

/** Audits each page several times as a mobile device with simulated throttling, in turns. */
export async function auditPages(
  targets: Target[],
  runs: number,
): Promise<{ target: Target; figures: PageFigures[] }[]> {
  const { executablePath, env } = await findChromium();
  const audits = targets.map((target) => ({ target, figures: [] as PageFigures[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { target, figures } of audits) {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
        envVars: { ...process.env, ...env },
      });
      try {
        figures.push(await audit(target.url, chrome));
      } finally {
        chrome.kill();
      }
    }
  }
  return audits;
}

async function audit(url: string, { port }: LaunchedChrome): Promise<PageFigures> {
  const result = await lighthouse(url, { ...FLAGS, port });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return readFigures(result.lhr as unknown as Report);
}

function readFigures({ categories, audits }: Report): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const resources = (audits['network-requests']?.details?.items ?? []) as Resource[];
  const kilobytes = (type?: string) =>
    resources
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    mainThread: value('mainthread-work-breakdown'),
    cls: value('cumulative-layout-shift'),
    scriptKb: kilobytes('Script'),
    imageKb: kilobytes('Image'),
    totalKb: kilobytes(),
    requests: resources.length,
    elements: value('dom-size-insight'),
  };
}
