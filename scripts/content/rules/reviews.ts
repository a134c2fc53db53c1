import { yamlTerms } from '../explain';
import { reviewsSchema } from '../reviews';
import { schemaFaults } from '../schema-faults';
import type { SiteRule } from './rule';
import { yamlFaults } from './yaml-faults';

/** `reviews.yml`, where somebody wrote in it or two branches met in it. */
export const reviews: SiteRule = (_, { reviews: data }) => {
  if (!data) return [];
  const { file, source } = data;
  return source.faults.length > 0
    ? yamlFaults(file, source.faults)
    : schemaFaults(source.written, reviewsSchema, file, yamlTerms('reviews.yml', 'key'));
};
