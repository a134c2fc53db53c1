import { Island } from '@/components/forms/island';
import { NewsletterForm as Form } from '@/components/forms/newsletter-form';
import type { ContentPage } from '@/lib/content';

/** The demo request form, in the page's language. */
export const DemoForm = ({ page }: { page: ContentPage }) => (
  <Island type="demo" locale={page.locale} />
);

/** The contact form, in the page's language. */
export const ContactForm = ({ page }: { page: ContentPage }) => (
  <Island type="contact" locale={page.locale} />
);

/** Confirms or withdraws a subscription to the newsletter. */
export const NewsletterForm = ({ page }: { page: ContentPage }) => <Form locale={page.locale} />;
