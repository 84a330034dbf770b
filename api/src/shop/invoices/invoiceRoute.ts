import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeIdOf } from '../../platform/core/publicId.ts';
import type { Authentication, Viewer } from '../../platform/core/viewer.ts';
import { COSTS, type CostBudget } from '../../platform/limits/costBudget.ts';
import type { LiveSettings } from '../../platform/config/settings/shopSettings.ts';
import { sendError } from '../../platform/http/errorResponses.ts';
import { findCreditNote, findInvoice } from './findInvoice.ts';
import type { BrandLogo } from '../../platform/media/brandPictures.ts';
import { CREDIT_NOTES_PATH, INVOICES_PATH } from './invoiceUrls.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { invoicePage, invoiceNotFoundPage } from './invoicePage.ts';
import type { Piscina } from 'piscina';
import { createFairQueue } from '../../platform/core/fairQueue.ts';
import type { PdfContent } from './invoicePdf.ts';

type DocumentRequest = FastifyRequest<{ Params: { id: string } }>;

interface Documents {
  path: string;
  /** The prefix of the public ids. A request with an id of another form is answered like one to an unknown path. */
  prefix: string;
  find: (viewer: Viewer, id: string) => Promise<InvoiceDocument | null>;
}

const DOCUMENTS: readonly Documents[] = [
  { path: INVOICES_PATH, prefix: 'order', find: (viewer, id) => findInvoice(viewer, decodeIdOf('Order', id)) },
  {
    path: CREDIT_NOTES_PATH,
    prefix: 'crn',
    find: (viewer, id) => findCreditNote(viewer, decodeIdOf('CreditNote', id)),
  },
];

/**
 * Serves invoices and credit notes as pages and as PDF files to the shopper who ordered and to admins. Other viewers get a 404, so that the
 * answer does not reveal which orders exist.
 */
export function registerInvoiceRoutes(
  app: FastifyInstance,
  {
    authenticate,
    budgetOf,
    settings,
    readLogo,
  }: {
    authenticate: (request: FastifyRequest) => Promise<Authentication>;
    budgetOf: (request: FastifyRequest) => CostBudget;
    settings: LiveSettings;
    readLogo: () => Promise<BrandLogo | null>;
  },
): void {
  for (const { path, prefix, find } of DOCUMENTS) {
    const url = `${path}:id(^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$)`;
    async function found(request: DocumentRequest, reply: FastifyReply) {
      reply.header('cache-control', 'private, no-store');
      const authentication = await authenticate(request);
      if (authentication.state !== 'active') return null;
      const { viewer } = authentication;
      const document = await find(viewer, request.params.id);
      return document && { document, viewer };
    }
    app.get(url, async (request: DocumentRequest, reply) => {
      const result = await found(request, reply);
      reply.type('text/html; charset=utf-8');
      const { brand } = await settings.read();
      if (!result) return reply.code(404).send(invoiceNotFoundPage(brand));
      const pdfUrl = `${path}${request.params.id}.pdf`;
      return reply.send(invoicePage(result.document, { pdfUrl, brand, logo: await readLogo() }));
    });
    app.get(`${url.slice(0, -2)}).pdf`, async (request: DocumentRequest, reply) => {
      const result = await found(request, reply);
      if (!result) return sendError(reply, 404, 'There is no such document.');
      const { document, viewer } = result;
      await budgetOf(request).consume(COSTS.pdf);
      const file = await renderPdf(viewer.userId, { document, logo: await readLogo() });
      return reply
        .header('content-disposition', `attachment; filename="${document.number.replaceAll('/', '-')}.pdf"`)
        .type('application/pdf')
        .send(file);
    });
  }
}

/** The thread and its fonts take some 100 MB, which it gives back after a while without work. */
const IDLE_MS = 60_000;
const queue = createFairQueue({ running: 1, waitingOfKey: 10, waiting: 100 });
let pool: Piscina<PdfContent, Uint8Array> | undefined;

/** Makes a PDF file in a thread of its own; accounts take turns. @throws QueueFullError */
async function renderPdf(accountId: string, content: PdfContent): Promise<Buffer> {
  const { Piscina } = await import('piscina');
  pool ??= new Piscina({
    filename: new URL('./invoicePdf.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [], // without what the process imports at its start
  });
  const threads = pool;
  return queue(accountId, async () => Buffer.from(await threads.run(content, { name: 'invoicePdf' })));
}
