import escapeHtml from 'escape-html';
import { htmlPage } from '../../http/htmlPage.ts';
import { apiCalls } from './apiCalls.ts';
import { apiDescription } from './apiDescription.ts';
import { beginning } from './beginning.ts';
import { callSection, type SectionMeans } from './callSection.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import { navigation } from './navigation.ts';
import { createProse } from './prose.ts';
import { schemaSection } from './schemaSection.ts';
import { titleOfTag } from './titleOfTag.ts';

/** The OpenAPI document as a page for people. It needs no script, and leads to GraphiQL where there is one. */
export function docsPage(document: object, { hasGraphiql }: { hasGraphiql: boolean }): string {
  const api = apiDescription.parse(document);
  const calls = apiCalls(api);
  const { info, tags, components, servers } = api;
  const means: SectionMeans = { prose: createProse(calls), shopUrl: servers[0].url, schemas: components.schemas };
  const groups = tags.map(
    ({ name, description }) => `<section id="calls-${escapeHtml(name)}">
<h2>${titleOfTag(name)}</h2>
<p>${means.prose(description)}</p>
${calls
  .filter((call) => call.tags[0] === name)
  .map((call) => callSection(call, means))
  .join('\n')}
</section>`,
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema, means.prose));
  return htmlPage({
    title: info.title,
    style: DOCS_STYLE,
    body: `<a class="skip" href="#content">Skip to the content</a>
<header><a class="shop" href="/">Kirana</a><span>Reference</span><a href="/api/openapi.json">openapi.json</a></header>
<div class="page">
${navigation(api, calls)}
<main id="content">
${beginning(api, { ...means, hasGraphiql })}
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
