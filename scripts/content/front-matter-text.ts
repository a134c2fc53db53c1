/** The front matter of a page's text, with the marks around it; empty where there is none. */
export const frontMatterText = (text: string): string =>
  /^---\n(?:.*?\n|)---(?:\n|$)/s.exec(text)?.[0] ?? '';
