import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { element } from './tree.mjs';

/** @import { Element, Root } from 'hast' */

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

/** Formats that are sent in fewer bytes as AVIF. */
const heavyFormats = ['jpeg', 'png', 'webp'];

/** Widths in pixels: of a phone, and of the column, for screens of one, two and three pixels a point. */
const widths = [480, 720, 1080, 1440, 2160];

/** The width at which pages show a picture (`components/blocks/markdown.css`). */
const sizes = '(min-width: 47rem) 42rem, 92vw';

/**
 * A rehype plugin for the images of Markdown. Each has its size, so that no text moves when it arrives, and
 * loads late, because a page begins with its head. Photographs come as AVIF in several widths, which
 * `scripts/postbuild/pictures.ts` writes. An image that stands alone is a figure, and its title the caption.
 * @throws Error naming a file of `public/` that cannot be read.
 */
export default function pictures() {
  /** @param {Root} tree */
  return async (tree) => {
    /** @type {Promise<void>[]} */
    const work = [];
    visit(tree, { tagName: 'p' }, (node, index, parent) => {
      const [image, ...others] = /** @type {Element} */ (node).children;
      if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return;
      const { title, ...properties } = image.properties;
      const caption = title
        ? [element('figcaption', {}, [{ type: 'text', value: `${title}` }])]
        : [];
      const alone = element('img', properties, []);
      if (parent && index !== undefined)
        parent.children[index] = element('figure', { className: ['picture'] }, [alone, ...caption]);
    });
    visit(tree, { tagName: 'img' }, (node, index, parent) => {
      const image = /** @type {Element} */ (node);
      if (!parent || index === undefined) return;
      const place = async () => {
        parent.children[index] = await sized(image);
      };
      work.push(place());
    });
    await Promise.all(work);
  };
}

/** @param {Element} image @returns {Promise<Element>} the image, or a `picture` of it in several widths */
async function sized(image) {
  const { src } = image.properties;
  const late = { loading: 'lazy', decoding: 'async' };
  if (typeof src !== 'string' || !src.startsWith('/'))
    return element('img', { ...image.properties, ...late }, []);
  const file = await readFile(publicFolder + src);
  const { width, height, format, autoOrient } = await sharp(file).metadata();
  const size = heavyFormats.includes(format) ? autoOrient : { width, height };
  const shown = element('img', { ...image.properties, ...late, ...size }, []);
  // Only a build writes the other widths.
  if (!heavyFormats.includes(format) || process.env.NODE_ENV === 'development') return shown;
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
  const name = basename(src, extname(src));
  const srcSet = widthsOf(size.width)
    .map((each) => `/assets/pictures/${name}-${hash}-${each}.avif ${each}w`)
    .join(', ');
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet, sizes }, []),
    shown,
  ]);
}

/** The widths to offer of a picture: none wider than itself. @param {number} own */
const widthsOf = (own) => [...widths.filter((width) => width < own), Math.min(own, 2160)];
