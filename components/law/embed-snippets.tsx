import { defineBlock } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import type { ContentPage } from '@/lib/content';
import { fill } from '@/lib/format';
import { embedPath } from '@/lib/locale';
import { absoluteUrl } from '@/lib/urls';

/** The code by which another site shows a tool. */
export const EmbedSnippets = defineBlock(
  {
    description:
      'Every tool that other sites may show, each with the HTML to copy: a frame, and a link that says where it comes from.',
  },
  ({ context }) => (
    <div>
      {context.content.embeddablePages
        .filter(({ locale }) => locale === context.page.locale)
        .map((page) => (
          <details className="details" key={page.name}>
            <summary>
              <h3>{page.navTitle}</h3>
            </summary>
            <pre className="embed-code" translate="no">
              <code>{snippetOf(page, context)}</code>
            </pre>
            <p>
              <a href={embedPath(page.path)}>{context.words.embed.preview}</a>
            </p>
          </details>
        ))}
    </div>
  ),
);

/** Writing to the clipboard, for the calculator's link to a case, has to be allowed by the page around a frame. */
const snippetOf = ({ path, heading, navTitle }: ContentPage, { words, content }: BlockContext) =>
  `<iframe src="${absoluteUrl(embedPath(path))}"
  title="${escaped(heading)}" width="100%" height="900"
  loading="lazy" allow="clipboard-write"></iframe>
<p><a href="${absoluteUrl(path)}">${escaped(navTitle)}</a>
  ${escaped(fill(words.embed.attribution, { brand: content.site.brand }))}</p>`;

const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
