import { copyFile, mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { out } from './files';
import { attribute, isElement, type Tree, walk } from './html';

const cache = '.local/pictures';

/** Files written or being written, since pages may share a picture. */
const writes = new Map<string, Promise<void>>();

/**
 * Writes a page's pictures in the widths that it names.
 * @see lib/mdx/pictures.mjs
 */
export async function writePictures(tree: Tree) {
  for (const node of walk(tree)) {
    if (!isElement(node) || node.tagName !== 'picture') continue;
    const [source, image] = node.childNodes.filter(isElement);
    const original = image && attribute(image, 'src');
    const files = source && attribute(source, 'srcset')?.match(/\/assets\/\S+/g);
    for (const file of original && files ? files : []) {
      const work = writes.get(file) ?? writePicture(file, `public${original}`);
      writes.set(file, work);
      await work;
    }
  }
}

/** Encoding takes about a second: a picture of an earlier build is kept, since its name holds a hash. */
async function writePicture(address: string, original: string) {
  const cacheFile = `${cache}/${basename(address)}`;
  const width = Number(/-(\d+)\.avif$/.exec(address)?.[1]);
  await mkdir(`${out}assets/pictures`, { recursive: true });
  await mkdir(cache, { recursive: true });
  const copy = () => copyFile(cacheFile, out + address.slice(1));
  await copy().catch(async () => {
    await sharp(original).autoOrient().resize({ width }).avif({ quality: 55 }).toFile(cacheFile);
    await copy();
  });
}
