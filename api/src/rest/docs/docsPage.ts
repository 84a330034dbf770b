import escapeHtml from 'escape-html';
import { htmlPage } from '../../platform/http/htmlPage.ts';
import { apiCalls } from './apiCalls.ts';
import { apiDescription } from './apiDescription.ts';
import { introduction } from './introduction.ts';
import { callSection, type SectionContext } from './callSection.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import { navigation } from './navigation.ts';
import { createTextRenderer } from './textRenderer.ts';
import { schemaSection } from './schemaSection.ts';
import { tagTitle } from './titleOfTag.ts';

/** The OpenAPI document as a page for people. It has no script, and links to GraphiQL where it is enabled. */
export function docsPage(document: object, { hasGraphiql }: { hasGraphiql: boolean }): string {
  const api = apiDescription.parse(document);
  const calls = apiCalls(api);
  const { info, tags, components, servers } = api;
  const context: SectionContext = {
    renderText: createTextRenderer(calls),
    shopUrl: servers[0].url,
    schemas: components.schemas,
  };
  const groups = tags.map(
    ({ name, description }) => `<section id="calls-${escapeHtml(name)}">
<h2>${tagTitle(name)}</h2>
<p>${context.renderText(description)}</p>
${calls
  .filter((call) => call.tags[0] === name)
  .map((call) => callSection(call, context))
  .join('\n')}
</section>`,
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    schemaSection(name, schema, context.renderText),
  );
  return htmlPage({
    title: info.title,
    style: DOCS_STYLE,
    body: `<a class="skip" href="#content">Skip to the content</a>
<header><a class="shop" href="/">Kirana</a><span>Reference</span><a href="/api/openapi.json">openapi.json</a></header>
<div class="page">
${navigation(api, calls)}
<main id="content">
${introduction(api, { ...context, hasGraphiql })}
${groups.join('\n')}
<section id="schemas">
<h2>Schemas</h2>
<p>What several calls take or answer.</p>
${schemas.join('\n')}
</section>
</main>
</div>
<footer><p>Version ${escapeHtml(info.version)} · <a href="#content">Back to the top</a></p></footer>`,
  });
}
