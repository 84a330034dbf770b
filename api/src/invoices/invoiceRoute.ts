import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeIdOf } from '../graphql/globalId.ts';
import type { Authentication } from '../graphql/viewer.ts';
import { sendError } from '../http/errorAnswers.ts';
import { findInvoice } from './findInvoice.ts';
import { INVOICES_PATH } from './invoiceAddress.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { invoicePage, noInvoicePage } from './invoicePage.ts';

/** The public id of an order; any other is answered like an address that leads nowhere. */
const PAGE = `${INVOICES_PATH}:orderId(^order_[0-7][0-9a-hjkmnp-tv-z]{25}$)`;
const FILE = `${INVOICES_PATH}:orderId(^order_[0-7][0-9a-hjkmnp-tv-z]{25}).pdf`;

type InvoiceRequest = FastifyRequest<{ Params: { orderId: string } }>;

/**
 * Serves invoices as pages and as PDF files, to whoever placed the order and to admins. For everybody else there is none, so that
 * nobody learns which orders there are.
 */
export function registerInvoices(
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
    if (!invoice) return reply.code(404).send(noInvoicePage());
    return reply.send(invoicePage(invoice, `${INVOICES_PATH}${request.params.orderId}.pdf`));
  });
  app.get(FILE, async (request: InvoiceRequest, reply) => {
    const invoice = await find(request, reply);
    if (!invoice) return sendError(reply, 404, 'There is no such invoice.');
    const { invoicePdf } = await import('./invoicePdf.ts'); // most processes never print one, and fonts take their time
    reply
      .header('content-disposition', `attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`)
      .type('application/pdf');
    return reply.send(await invoicePdf(invoice));
  });
}
