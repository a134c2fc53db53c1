/** Whether a text is an origin as browsers send it: no path, no slash at its end. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
