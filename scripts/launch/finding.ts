/** Something that has to be settled before the site goes live. */
export type Finding = {
  /** content/site.yml:11:13, a variable, a file of out/. */
  where: string;
  what: string;
  /** What it is for and where it shows, or what to do. */
  why: string;
};
