import { AlignmentType, Document, LevelFormat, Packer } from 'docx';
import { interfaceWords, professionPages, site } from '../content';
import { fill } from '../format';
import type { FirmDocument } from './documents';
import { guideOf } from './guide';
import { reproducible } from './package';
import { footerOf, headerOf } from './page-frame';
import { partsOf } from './parts';
import { paragraph } from './runs';
import { stylesFor } from './styles';

/** A sheet of A4 with margins of 2 cm, in twentieths of a point. */
const sheet = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1134, right: 1134, bottom: 1134, left: 1134, header: 567, footer: 567 },
};

/** A document as a Word file: its guide on the first page, then the document itself. */
export async function buildDocument(document: FirmDocument): Promise<Uint8Array> {
  const { text, starterFile, locale } = document;
  const { documents: words } = interfaceWords(locale);
  const profession = starterFile && professionPages(starterFile).sector;
  const wordDocument = new Document({
    title: text.title,
    description: text.summary,
    creator: site.brand,
    lastModifiedBy: site.brand,
    styles: stylesFor(locale),
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: sheet },
        headers: { default: headerOf(document) },
        footers: { default: footerOf(document) },
        children: [
          ...guideOf(document),
          paragraph(text.title, 'Title'),
          ...(profession
            ? [paragraph(fill(words.subtitle, { profession: profession.navTitle }), 'Subtitle')]
            : []),
          ...partsOf(document),
        ],
      },
    ],
  });
  const packed = await Packer.toBuffer(wordDocument);
  return reproducible(new Uint8Array(packed), { day: text.updatedOn, firm: words.firm });
}
