/**
 * Texts that the company gave word for word, and that the rules of language would change. Where one
 * stands alone, as a field, a prop or a message, it stays as it is.
 */
export const quoted: ReadonlySet<string> = new Set([
  'Use cases',
  'Oops! Page not found',
  "L'email est obligatoire",
  "Format d'email invalide",
  "Le nom de l'entreprise est obligatoire",
  "La taille de l'entreprise est obligatoire",
  "L'objectif principal est obligatoire",
  'Demande envoyée !',
  'Message envoyé !',
  "Une erreur s'est produite lors de l'envoi de votre demande. Veuillez réessayer.",
  "Une erreur s'est produite lors de l'envoi de votre message. Veuillez réessayer.",
  "Une erreur inattendue s'est produite. Veuillez réessayer.",
  'Invalid email',
  'Invalid email format',
  'Email is required',
]);
