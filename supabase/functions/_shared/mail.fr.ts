import type { MailWords } from './mail-words.ts';

/** The mail to the team about a French request. */
export const mailFr: MailWords = {
  subject: { demo: 'Demande de démo : {company}', contact: 'Message : {subject} ({company})' },
  intro: {
    demo: 'Une demande de démonstration est arrivée par le site. Réponse promise sous 24 heures.',
    contact: 'Un message est arrivé par le formulaire de contact du site.',
  },
  reply: 'Une réponse à ce message part directement vers la personne.',
  received: 'Reçu le',
  reference: 'Référence',
  yes: 'oui',
  labels: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    sector: 'Secteur d’activité',
    companySize: 'Taille de l’entreprise',
    jobFunction: 'Fonction',
    objective: 'Objectif principal',
    deadline: 'Échéance',
    subject: 'Sujet',
    message: 'Message',
    newsletter: 'Lettre d’information',
    consent: 'Consentement RGPD',
  },
};
