import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { networkLoader } from '../relay/networkLoader.ts';
import { openTo } from './permissions/openTo.ts';

/** The admin pages for those who run the shop: its settings, its background jobs and its webhooks. */
export const settingsPages = (): RouteObject[] => [
  {
    path: 'dashboard/settings',
    handle: openTo('SETTINGS'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () =>
        networkLoader((await import('./settings/__generated__/SettingsPageQuery.graphql.ts')).default),
      Component: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    },
  },
  {
    path: 'dashboard/jobs',
    handle: openTo('SETTINGS'),
    lazy: {
      loader: async () => {
        const [{ default: jobsPage }, { jobsVariables }] = await Promise.all([
          import('./jobs/__generated__/JobsPageQuery.graphql.ts'),
          import('./jobs/jobsUrl.ts'),
        ]);
        return preload(jobsPage, jobsVariables, 'store-and-network');
      },
      Component: async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
    },
  },
  {
    path: 'dashboard/webhooks',
    handle: openTo('SETTINGS'),
    lazy: {
      loader: async () =>
        networkLoader((await import('./webhooks/__generated__/WebhooksPageQuery.graphql.ts')).default),
      Component: async () => (await import('./webhooks/WebhooksPage.tsx')).WebhooksPage,
    },
  },
  {
    path: 'dashboard/webhooks/:webhookId',
    handle: openTo('SETTINGS'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./webhooks/__generated__/WebhookPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['webhookId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./webhooks/WebhookPage.tsx')).WebhookPage,
    },
  },
];
