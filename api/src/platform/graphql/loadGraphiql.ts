import type { YogaServerOptions } from 'graphql-yoga';

/** Renders the page of GraphiQL. */
export type GraphiqlRenderer = NonNullable<YogaServerOptions<object, object>['renderGraphiQL']>;

/** Styles: tabs that do not move under the pointer, and the shop's green. */
const STYLE = `<style>
.graphiql-tab { transform: none !important; }
.graphiql-container { --color-primary: 140, 59%, 30%; }
</style>`;

/** Loads GraphiQL, a page of 9 MB that only development has. */
export async function loadGraphiql(): Promise<GraphiqlRenderer> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return (options) => renderGraphiQL(options).replace('</head>', `${STYLE}</head>`);
}
