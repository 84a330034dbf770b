import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MadeResponse } from '../cache/responseCache.ts';
import { readIndexHtml } from '../http/webClient.ts';
import type { PublicResponse, PublicResponses } from './publicResponses.ts';

/** What the web client's build for the server exports: `web/src/app/renderPage.tsx`. */
interface PageRenderer {
  pagePath: (url: string) => string | null;
  renderPage: (path: string, findResponse: FindResponse) => Promise<RenderedPage>;
}

type FindResponse = (documentId: string, variables: Record<string, unknown>) => Promise<object> | null;

interface RenderedPage {
  title: string;
  html: string;
  records: string;
}

/** The pages that the server renders. */
export interface Pages {
  /** The page at a path with its query; `missing` when it shows something that does not exist; null for other pages. */
  find(url: string): Promise<PublicResponse | 'missing' | null>;
}

/** Ends the rendering of a page that shows something that does not exist (`missing`), or that is left to the client (null). */
class NotRenderedError extends Error {
  readonly outcome: 'missing' | null;

  constructor(outcome: 'missing' | null) {
    super('The page is not rendered');
    this.outcome = outcome;
  }
}

const ROOT = '<div id="root"></div>';

/** Opens the pages of a built web client. They contain what every visitor sees; what is a viewer's own, their browser asks for. */
export function openPages(directory: string, responses: PublicResponses): Pages | null {
  const file = path.join(directory, 'server/renderPage.js');
  const index = inlineStyles(readIndexHtml(directory), directory);
  if (!existsSync(file) || !index.includes(ROOT)) return null;
  let renderer: Promise<PageRenderer> | undefined;
  const loadRenderer = () => (renderer ??= import(pathToFileURL(file).href) as Promise<PageRenderer>);

  async function make(pagePath: string): Promise<MadeResponse> {
    const tags = new Set<string>();
    async function findResponse(documentId: string, variables: Record<string, unknown>): Promise<object> {
      const response = await responses.find({ documentId, variables: JSON.stringify(variables) });
      if (!response) throw new NotRenderedError(null); // an error, or a search without a result
      for (const tag of response.tags) tags.add(tag);
      const result = JSON.parse(response.body.plain.toString()) as { data: Record<string, unknown> };
      if (Object.values(result.data).includes(null)) throw new NotRenderedError('missing');
      return result;
    }
    const { renderPage } = await loadRenderer();
    const page = await renderPage(pagePath, (id, variables) => {
      const documentId = `sha256:${id}`;
      return responses.isPublic(documentId) ? findResponse(documentId, variables) : null;
    });
    return { body: insertPage(index, page), tags: [...tags] };
  }

  return {
    async find(url) {
      const pagePath = (await loadRenderer()).pagePath(url);
      if (pagePath === null) return null;
      try {
        return await responses.compose(`page ${pagePath}`, () => make(pagePath));
      } catch (error) {
        if (error instanceof NotRenderedError) return error.outcome;
        throw error;
      }
    },
  };
}

/** A page contains its styles, so that a phone can draw it without another request. */
function inlineStyles(index: string, directory: string): string {
  return index.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_, href: string) => {
    return `<style>${readFileSync(path.join(directory, href), 'utf8')}</style>`;
  });
}

function insertPage(index: string, { title, html, records }: RenderedPage): string {
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/\s*<noscript>[^<]*<\/noscript>/, '')
    .replace(ROOT, () => `<div id="root">${html}</div>\n    ${records}`);
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
]);

function escapeHtml(text: string): string {
  return text.replace(/[&<]/g, (character) => ENTITIES.get(character) ?? character);
}
