import escapeHtml from 'escape-html';
import type { ApiCall } from './apiCalls.ts';
import type { ApiDescription } from './apiDescription.ts';
import { methodBadge } from './methodBadge.ts';
import { tagTitle } from './titleOfTag.ts';

/** Links to all sections of the page: a column on wide screens, collapsed on narrow ones. */
export function navigation({ tags }: ApiDescription, calls: readonly ApiCall[]): string {
  const groups = tags.map(({ name }) => {
    const links = calls
      .filter((call) => call.tags[0] === name)
      .map(
        ({ anchor, method, summary }) => `<li>${link(anchor, `${escapeHtml(summary)} ${methodBadge(method)}`)}</li>`,
      );
    return `<li>${link(`calls-${name}`, tagTitle(name))}<ul>${links.join('')}</ul></li>`;
  });
  return `<nav class="contents" aria-label="Contents" tabindex="0">
<details>
<summary>Contents</summary>
<ul>
<li>${link('beginning', 'Before the first call')}</li>
${groups.join('\n')}
<li>${link('schemas', 'Schemas')}</li>
</ul>
</details>
</nav>`;
}

function link(anchor: string, html: string): string {
  return `<a href="#${escapeHtml(anchor)}">${html}</a>`;
}
