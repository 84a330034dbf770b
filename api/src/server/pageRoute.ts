import type { FastifyRequest } from 'fastify';
import { COSTS, type CostBudget } from '../platform/limits/costBudget.ts';
import type { RenderPage } from '../platform/http/webClient.ts';
import type { Pages } from './pages.ts';
import { sendCompressed } from './publicResponseReply.ts';

/**
 * Sends the pages that the server renders. A page that can't be rendered is left to the client, which shows what is wrong. A browser names HTML
 * and gets the client's document instead of a wait; any other reader, such as a preview of a link, runs no scripts and waits for its share.
 */
export function createPageRoute(pages: Pages | null, budgetOf: (request: FastifyRequest) => CostBudget): RenderPage {
  return async (request, reply) => {
    try {
      const maxWaitMs = request.headers.accept?.includes('text/html') ? 0 : undefined;
      const page = await pages?.find(request.url, () => budgetOf(request).consume(COSTS.page, maxWaitMs));
      if (page === undefined || page === null) return false;
      if (page === 'missing' || page === 'gone') {
        reply.code(page === 'gone' ? 410 : 404);
        return false;
      }
      reply.type('text/html; charset=utf-8');
      await sendCompressed(request, reply, page);
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'rendering a page');
      return false;
    }
  };
}
