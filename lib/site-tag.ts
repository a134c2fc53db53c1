/**
 * What stands for the site in the identifiers of calendar events and feed entries. It is not the host,
 * because calendar apps and feed readers would show everything twice after a move; for the same reason it never changes.
 */
export const siteTag = 'allie-compliance';
