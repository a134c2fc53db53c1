import { ImportedXmlComponent, type ParagraphChild } from 'docx';

/**
 * The firm's name as a content control bound to the property `Company` of the file: written once, it stands
 * wherever the document names the firm.
 * @param blank what stands there until then
 * @param label what a screen reader calls it
 */
export function firmName(blank: string, label: string): ParagraphChild {
  const properties = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
  return ImportedXmlComponent.fromXmlString(
    `<w:sdt><w:sdtPr><w:alias w:val="${escapeXml(label)}"/><w:tag w:val="firm"/>` +
      `<w:dataBinding w:prefixMappings="xmlns:p='${properties}'" w:xpath="/p:Properties[1]/p:Company[1]" ` +
      // What Word calls the part that holds these properties.
      'w:storeItemID="{6668398D-A668-4E3E-A5EB-62B293D839F1}"/><w:text/></w:sdtPr>' +
      `<w:sdtContent><w:r><w:rPr><w:rStyle w:val="Blank"/></w:rPr><w:t>${escapeXml(blank)}</w:t></w:r></w:sdtContent></w:sdt>`,
    // The types of the library know only what it makes itself.
  ) as unknown as ParagraphChild;
}

/** A text as XML holds it, in an attribute too. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
