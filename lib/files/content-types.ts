/** By extension, the content types that need a charset or that hosts do not know. */
export const contentTypes = {
  // Browsers guess the encoding of text that is served without a charset.
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** That of `rules.json`. */
export const speculationRulesType = 'application/speculationrules+json';
