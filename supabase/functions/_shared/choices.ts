/** The values of the selects (specification, section 3). Their words are the interface's. */
export const choices = {
  companySize: ['1-10', '11-50', '51-200', '201-500', '500+'],
  jobFunction: ['direction', 'conformite', 'juridique', 'it', 'risques', 'autre'],
  sector: [
    ...(['lawyers', 'accountants', 'notaries', 'real-estate', 'art-dealers'] as const),
    ...(['domiciliation', 'other'] as const),
  ],
} as const;
