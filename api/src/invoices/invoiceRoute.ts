import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeIdOf } from '../core/publicId.ts';
import type { Authentication } from '../core/viewer.ts';
import { sendError } from '../http/errorResponses.ts';
import { findInvoice } from './findInvoice.ts';
import { INVOICES_PATH } from './invoiceUrls.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { invoicePage, invoiceNotFoundPage } from './invoicePage.ts';

/** A request with an id of another form is answered like one to an unknown path. */
const PAGE = `${INVOICES_PATH}:orderId(^order_[0-7][0-9a-hjkmnp-tv-z]{25}$)`;
const FILE = `${INVOICES_PATH}:orderId(^order_[0-7][0-9a-hjkmnp-tv-z]{25}).pdf`;

type InvoiceRequest = FastifyRequest<{ Params: { orderId: string } }>;

/**
 * Serves invoices as pages and as PDF files to the shopper who ordered and to admins. Other viewers get a 404, so that the answer does
 * not reveal which orders exist.
 */
export function registerInvoiceRoutes(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
): void {
  const find = async (request: InvoiceRequest, reply: FastifyReply): Promise<InvoiceDocument | null> => {
    reply.header('cache-control', 'private, no-store');
    const authentication = await authenticate(request);
    if (authentication.state !== 'active') return null;
    return findInvoice(authentication.viewer, decodeIdOf('Order', request.params.orderId));
  };
  app.get(PAGE, async (request: InvoiceRequest, reply) => {
    const invoice = await find(request, reply);
    reply.type('text/html; charset=utf-8');
    if (!invoice) return reply.code(404).send(invoiceNotFoundPage());
    return reply.send(invoicePage(invoice, `${INVOICES_PATH}${request.params.orderId}.pdf`));
  });
  app.get(FILE, async (request: InvoiceRequest, reply) => {
    const invoice = await find(request, reply);
    if (!invoice) return sendError(reply, 404, 'There is no such invoice.');
    const { invoicePdf } = await import('./invoicePdf.ts'); // loaded on demand, because pdfmake and its fonts load slowly
    reply
      .header('content-disposition', `attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`)
      .type('application/pdf');
    return reply.send(await invoicePdf(invoice));
  });
}
