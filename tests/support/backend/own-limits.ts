/**
 * The limits and periods that the tests count with. The owner may choose others in the migration before the
 * first deployment, and its rows later.
 */
export const ownLimits = `
  update public.limits set
    per_address = 10, per_network = 60, address_window = '10 minutes',
    mailed_per_hour = 200, stored_per_hour = 5000, confirmations_per_day = 200,
    page_views_per_minute = 3000, page_views_per_day = 20000, page_views_kept = 2000000;
  update public.retention set
    requests = '12 months', page_views = '90 days', page_view_sums = '25 months',
    newsletter = '3 years', withdrawn_consents = '3 years', address_hashes = '1 hour';`;
