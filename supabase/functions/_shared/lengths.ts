/**
 * The longest value of each field, in UTF-16 units as the browser's `maxlength` counts them. All
 * together, urlencoded, they stay under the function's limit of 32 KB a body.
 */
export const lengths = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 40,
  company: 160,
  sector: 120,
  deadline: 120,
  subject: 160,
  objective: 1500,
  message: 3000,
} as const;
