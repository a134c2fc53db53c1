/**
 * Identifies the site in calendar events and feed entries. Not the host, and never to be changed: calendar apps and
 * feed readers would show everything twice.
 */
export const siteTag = 'allie-compliance';
