/** The countries of the offices, whose law the site covers. */
export const countries = ['FR', 'LU'] as const;
export type Country = (typeof countries)[number];
