import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { documentText } from './documentText.ts';
import { mockedAccount } from './mockedAccount.ts';
import { mockedAdmin } from './mockedAdmin.ts';
import { mockedBackOffice } from './mockedBackOffice.ts';
import { mockedRecovery } from './mockedRecovery.ts';
import { mockedServer, type MockResolvers } from './mockedServer.ts';
import { mockedCatalogue } from './mockedCatalogue.ts';
import { mockedSynonyms } from './mockedSynonyms.ts';
import { mockedShopper } from './mockedShopper.ts';
import { mockedFulfilment } from './mockedFulfilment.ts';
import { mockedSearches } from './mockedSearches.ts';
import { readRequest } from './readRequest.ts';

/** Serves a mocked /graphql and its pictures from the development server, so that a screen can run without the API. */
export function mockApi(): Plugin {
  return {
    name: 'kirana-mock-api',
    configureServer(server) {
      const execute = mockedServer({
        resolvers: (store) => {
          const shop = mockedCatalogue(store);
          const admin = mockedAdmin(store, shop);
          const person = [mockedShopper(store), mockedRecovery(), mockedAccount(store)];
          return mergeResolvers([
            shop,
            ...person,
            admin,
            mockedBackOffice(),
            mockedSearches(),
            mockedSynonyms(),
            mockedFulfilment(),
          ]);
        },
      });
      server.middlewares.use('/graphql', (request: IncomingMessage, response: ServerResponse) => {
        void answer(request, response).catch((error: unknown) => {
          response.writeHead(400).end(String(error));
        });
      });
      server.middlewares.use('/media/mock', (request: IncomingMessage, response: ServerResponse) => {
        const emoji = decodeURIComponent(request.url?.split('/')[1] ?? '');
        response
          .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
          .end(emojiSvg(emoji));
      });

      async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
        const { documentId, variables } = await readRequest(request);
        const result = await execute(documentText(documentId), variables);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
      }
    },
  };
}

/** The resolvers of several parts of the shop, type by type. */
function mergeResolvers(parts: readonly MockResolvers[]): MockResolvers {
  const all: MockResolvers = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) all[type] = { ...all[type], ...fields };
  return all;
}

function emojiSvg(emoji: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text x="50" y="69" font-size="54" text-anchor="middle">${emoji}</text></svg>`;
}
