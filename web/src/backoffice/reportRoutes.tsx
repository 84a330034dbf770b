import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { networkLoader } from '../relay/networkLoader.ts';
import { openTo } from './permissions/openTo.ts';

/** The routes of the shop's reports. */
export const reportRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/reports',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => networkLoader((await import('./reports/__generated__/ReportsPageQuery.graphql.ts')).default),
      Component: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
    },
  },
  {
    path: 'dashboard/reports/:handle',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: reportPage }, { reportVariables }] = await Promise.all([
          import('./reports/__generated__/ReportPageQuery.graphql.ts'),
          import('./reports/reportVariables.ts'),
        ]);
        return preload(reportPage, reportVariables, 'store-and-network');
      },
      Component: async () => (await import('./reports/ReportPage.tsx')).ReportPage,
    },
  },
];
