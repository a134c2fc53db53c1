import type { MailWords } from './mail-words.ts';

/** The mails about a French request: to the team, and the confirmation to the person. */
export const mailFr: MailWords = {
  subject: { demo: 'Demande de démo : {company}', contact: 'Message : {subject} ({company})' },
  quick: '[rapide]',
  intro: {
    demo: 'Une demande de démonstration est arrivée par le site. Réponse promise sous 24 heures.',
    contact: 'Un message est arrivé par le formulaire de contact du site.',
  },
  reply: 'Répondez à ce message : la personne recevra directement votre réponse.',
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
  choices: {
    direction: 'Direction',
    conformite: 'Conformité',
    juridique: 'Juridique',
    it: 'Informatique',
    risques: 'Risques',
    autre: 'Autre',
  },
  confirmation: {
    subject: {
      demo: 'Votre demande de démonstration est bien arrivée',
      contact: 'Votre message est bien arrivé',
    },
    received: {
      demo: 'Nous avons reçu le {date} une demande de démonstration envoyée avec cette adresse.',
      contact:
        'Nous avons reçu le {date} un message envoyé avec cette adresse par le formulaire de contact.',
    },
    next: {
      demo: 'Nous vous répondons sous 24 heures pour convenir d’une démonstration personnalisée de 45 minutes.',
      contact: 'Une personne de notre équipe le lit et vous répond.',
    },
    newsletter:
      'La case de la lettre d’information a été cochée. Pour confirmer l’inscription, ouvrez {link} et appuyez sur le bouton (code : {code}). Sans confirmation, rien ne vous sera envoyé.',
    erase:
      'Si vous n’êtes pas à l’origine de cet envoi, ou si vous souhaitez faire effacer vos données, répondez à ce message.',
  },
};
