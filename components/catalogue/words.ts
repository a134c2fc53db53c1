import type { Locale } from '@/lib/locale';

const french = {
  title: 'Catalogue des blocs',
  lead: 'Tout ce qu’une page peut employer, lu dans les composants : leurs propriétés, un exemple tiré du site, son MDX. Cette page n’existe qu’en développement.',
  prop: 'Propriété',
  type: 'Valeur',
  use: 'À quoi elle sert',
  optional: 'facultative',
  noProps: 'Aucune propriété.',
  inside: {
    required: 'Contient du texte ou d’autres blocs.',
    optional: 'Peut contenir du texte ou d’autres blocs.',
    none: 'Ne contient rien : la balise se ferme par />.',
  },
  example: 'Exemple',
  from: 'Tiré de',
  none: 'Aucune page ne l’emploie dans cette langue.',
  source: 'MDX',
  copy: 'Copier le MDX de',
  copied: 'Copié',
};

const english: typeof french = {
  title: 'Catalogue of blocks',
  lead: 'Everything a page may use, read from the components: their props, an example from the site, its MDX. This page exists in development only.',
  prop: 'Prop',
  type: 'Value',
  use: 'What it is for',
  optional: 'optional',
  noProps: 'No props.',
  inside: {
    required: 'Holds text or other blocks.',
    optional: 'May hold text or other blocks.',
    none: 'Holds nothing: the tag ends with />.',
  },
  example: 'Example',
  from: 'From',
  none: 'No page uses it in this language.',
  source: 'MDX',
  copy: 'Copy the MDX of',
  copied: 'Copied',
};

/** The catalogue's own words: no page of the site has them. */
export const words = { fr: french, en: english } satisfies Record<Locale, unknown>;

export type Words = typeof french;
