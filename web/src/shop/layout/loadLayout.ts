import { fetchQuery, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentEnvironment, isVisitorIn } from '../../relay/environment.ts';
import { noVariables, preload } from '../../relay/preload.ts';
import footerQuery, { type LayoutFooterQuery } from './__generated__/LayoutFooterQuery.graphql.ts';
import layoutQuery, { type LayoutQuery } from './__generated__/LayoutQuery.graphql.ts';

/** The layout's queries: the viewer's own, and the one identical for all visitors. */
export interface LayoutQueries {
  personal: PreloadedQuery<LayoutQuery>;
  footer: PreloadedQuery<LayoutFooterQuery>;
}

const loadPersonal = preload<LayoutQuery>(layoutQuery, noVariables);
const loadFooter = preload<LayoutFooterQuery>(footerQuery, noVariables);

/** The loader of the layout; both queries start at once. */
export function loadLayout(args: LoaderFunctionArgs) {
  askForViewer();
  return { personal: loadPersonal(args), footer: loadFooter(args) };
}

/** Asks whether another tab has logged in since the server sent a visitor's page, which shows no viewer until the answer. */
function askForViewer(): void {
  const environment = currentEnvironment();
  if (!isVisitorIn(environment)) return;
  fetchQuery<LayoutQuery>(environment, layoutQuery, {})
    .toPromise()
    .catch(() => undefined);
}
