import { escapeHtml } from '../escape-html.ts';
import type { OpenApi, Operation } from './openapi.ts';
import type { DocumentedResponse } from './responses.ts';

/** The OpenAPI document as a page, without scripts and without resources of other origins. */
export function documentationPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({ path, verb: verb.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<section><h2 id="${tag}">${tag}</h2>${own.map(article).join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title><style>${documentationStyle}</style></head><body><main>
<h1>${info.title} <small>${info.version}</small></h1>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  .join('')}
<p>The OpenAPI document: <a href="/api/openapi.json">openapi.json</a></p>
<nav><ul>${tags.map((tag) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>
${sections.join('')}</main></body></html>`;
}

interface Row {
  readonly path: string;
  readonly verb: string;
  readonly operation: Operation;
}

function article({ path, verb, operation }: Row): string {
  const { summary, parameters, responses, security, requestBody } = operation;
  const names = parameters.map(({ name, required }) => `<code>${name}</code>${required ? '' : ' (optional)'}`);
  const bodies = schemas('Body', requestBody?.content);
  const replies = schemas('Reply', responses[200]?.content);
  return `<article><h3>${escapeHtml(summary)}</h3><p><b>${verb}</b> <code>${escapeHtml(path)}</code></p>
${security.length > 0 ? '<p>Requires a token.</p>' : ''}${names.length > 0 ? `<p>Parameters: ${names.join(', ')}.</p>` : ''}${bodies}${replies}
<dl>${Object.entries(responses)
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${escapeHtml(description)}</dd>`)
    .join('')}</dl></article>`;
}

function schemas(title: string, content: DocumentedResponse['content'] = {}): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title}: ${type}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('');
}

export const documentationStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
article { border-block-start: 1px solid #8886; padding-block: .5rem; }
h3 { font-size: 1.05rem; margin-block: .5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }
pre { overflow-x: auto; }
dl { display: grid; grid-template-columns: 4rem 1fr; gap: .25rem; margin: .5rem 0; }
dt { font-weight: 600; }
dd { margin: 0; }`;
