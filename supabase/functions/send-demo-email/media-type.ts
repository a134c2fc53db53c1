/** What a body is, without parameters and in lower case; empty where the caller does not say. */
export const mediaType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** How a form without script posts. */
export const urlencoded = 'application/x-www-form-urlencoded';
