/** The sentences of a text: each ends at a stop that a space and a capital follow. */
export const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}«“])/u);
