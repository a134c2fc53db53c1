import type { RequestType } from '../../_shared/form-fields.ts';
import { byLocale, type Locale } from '../../_shared/locales.ts';
import { typesetData } from '../../_shared/typography.ts';

/** The words of the mails in one language. `{name}` is replaced by a value. */
type MailWords = {
  greeting: string;
  regards: string;
  /** Who writes to a prospect. */
  signature: string;
  subject: Record<RequestType, string>;
  /** Precedes the subject of a request that was filled in faster than a person types. */
  tooFast: string;
  intro: Record<RequestType, string>;
  reply: string;
  /** In place of `reply`, for a mail without a reply address. */
  noReply: string;
  /** The button that leads to the page where the team notes its answer. */
  answered: string;
  received: string;
  reference: string;
  yes: string;
  /** Names of the fields, in a language in which the table of fields has none. */
  fieldTitles?: Record<string, string>;
  /** What the options of a list are called, by field and value; a value without a name stands as it is. */
  choices?: Record<string, Record<string, string>>;
  /** The short mail to the person. */
  confirmation: {
    subject: Record<RequestType, string>;
    received: Record<RequestType, string>;
    next: Record<RequestType, string>;
    /** What to prepare for a demo. */
    prepare: string;
    /** Where a complete file can be read; {link} ends the line. */
    sampleFile: string;
    /** Where the documents of the person's profession are listed; {link} ends the line. */
    starterFile: string;
    /** The button that leads to the company's calendar, where it has one. */
    meeting: string;
    newsletter: string;
    erase: string;
  };
};

const words: Record<Locale, MailWords> = {
  fr: {
    greeting: 'Bonjour,',
    regards: 'Cordialement,',
    signature: 'L’équipe {brand}',
    subject: { demo: 'Demande de démo : {company}', contact: 'Message : {subject} ({company})' },
    tooFast: '[rempli très vite]',
    intro: {
      demo: 'Une demande de démonstration est arrivée par le site {brand}. Réponse promise sous 24 heures.',
      contact: 'Un message est arrivé par le formulaire de contact du site {brand}.',
    },
    reply: 'Répondez à ce message : la personne recevra directement votre réponse.',
    noReply:
      'Ne répondez pas à ce message : la messagerie a refusé l’adresse de la personne comme adresse de réponse. Écrivez-lui, ou appelez-la.',
    answered: 'Noter que la réponse est partie',
    received: 'Reçu le',
    reference: 'Référence',
    yes: 'oui',
    choices: {
      companySize: {
        '1-10': '1 à 10 personnes',
        '11-50': '11 à 50 personnes',
        '51-200': '51 à 200 personnes',
        '201-500': '201 à 500 personnes',
        '500+': 'plus de 500 personnes',
      },
      jobFunction: {
        direction: 'Direction',
        conformite: 'Conformité',
        juridique: 'Juridique',
        it: 'Informatique',
        risques: 'Risques',
        autre: 'Autre',
      },
    },
    confirmation: {
      subject: {
        demo: 'Votre demande de démonstration est bien arrivée',
        contact: 'Votre message est bien arrivé',
      },
      received: {
        demo: 'Nous avons reçu le {date} une demande de démonstration indiquant cette adresse.',
        contact:
          'Nous avons reçu le {date} un message indiquant cette adresse par le formulaire de contact.',
      },
      next: {
        demo: 'Nous vous répondons sous 24 heures pour convenir d’une démonstration personnalisée de 45 minutes.',
        contact: 'Un membre de notre équipe le lira et vous répondra.',
      },
      prepare:
        'D’ici là, préparez, si vous l’avez, votre classification des risques, même en brouillon, et un cas type qui ne désigne personne.',
      sampleFile: 'Un dossier complet, du premier e-mail au contrôle : {link}',
      starterFile: 'Les pièces à réunir dans votre profession, à imprimer et à cocher : {link}',
      meeting: 'Choisir dès maintenant un créneau',
      newsletter:
        'La case de la lettre d’information a été cochée. Pour confirmer l’inscription, ouvrez {link} et appuyez sur le bouton (code : {code}). Sans confirmation, rien ne vous sera envoyé. Les changements de règles se lisent aussi sur {changes}.',
      erase:
        'Si vous n’êtes pas à l’origine de cet envoi, ou si vous souhaitez faire effacer vos données, répondez à ce message.',
    },
  },
  en: {
    greeting: 'Hello,',
    regards: 'Kind regards,',
    signature: 'The {brand} team',
    subject: { demo: 'Demo request: {company}', contact: 'Message: {subject} ({company})' },
    tooFast: '[filled in very fast]',
    intro: {
      demo: 'A demo request came in through the {brand} site. A reply is promised within 24 hours.',
      contact: 'A message came in through the contact form of the {brand} site.',
    },
    reply: 'A reply to this message goes straight to the sender.',
    noReply:
      'Do not reply to this message: the mail provider refused the person’s address as a reply address. Write to them, or call them.',
    answered: 'Mark as replied',
    received: 'Received on',
    reference: 'Reference',
    yes: 'yes',
    choices: {
      sector: {
        lawyers: 'Lawyers',
        accountants: 'Chartered accountants',
        notaries: 'Notaries',
        'real-estate': 'Real estate',
        'art-dealers': 'Art dealers',
        domiciliation: 'Domiciliation companies',
        other: 'Other',
      },
    },
    confirmation: {
      subject: {
        demo: 'Your demo request has arrived',
        contact: 'Your message has arrived',
      },
      received: {
        demo: 'On {date} we received a demo request giving this address.',
        contact: 'On {date} we received a message giving this address through the contact form.',
      },
      next: {
        demo: 'We will reply within 24 hours to arrange a personalised 45-minute demo.',
        contact: 'Someone in our team will read it and reply.',
      },
      prepare:
        'If you can, have your risk classification (your firm-wide risk assessment) to hand, even in draft, and a typical case that identifies nobody.',
      sampleFile: 'A complete file, from the first e-mail to the inspection: {link}',
      starterFile: 'The documents to gather in your profession, to print and tick: {link}',
      meeting: 'Choose a time now',
      newsletter:
        'The newsletter box was ticked. To confirm the subscription, open {link} and press the button (code: {code}). Without confirmation nothing will be sent to you. You can also follow changes in the rules at {changes}.',
      erase:
        'If that request did not come from you, or if you want your data erased, simply reply to this message.',
    },
  },
};

/** The mails to the team and to the person, in the language of the request, typeset. */
export const mailWords = byLocale((locale) => typesetData(words[locale], locale));
