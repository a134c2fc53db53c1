import type { ComponentType } from 'react';
import { exhibits } from '@/components/exhibits';
import type { ContentPage } from '@/lib/content';
import { Answer, Note, Signs } from './asides';
import { CallToAction } from './call-to-action';
import { Company, Email, Offices, Phone } from './company';
import { CookieSettings, PageViewRule } from './consent';
import { Countries, Country, Fact } from './countries';
import { Figure, Figures } from './figures';
import { ContactForm, DemoForm, NewsletterForm } from './forms';
import { Hero } from './hero';
import { Link } from './link';
import { FieldOutcomes, Outcome } from './outcome';
import { Professions } from './professions';
import { Question, Questions } from './questions';
import { Entry, Register } from './register';
import { Section } from './section';
import { Step, Steps } from './steps';
import { ColumnHead, Row, Table, TableBody, TableHead } from './table';

/** Blocks that need to know their page: its language, its heading. */
const ofPage = {
  ...exhibits,
  CallToAction,
  Company,
  ContactForm,
  CookieSettings,
  DemoForm,
  FieldOutcomes,
  Figures,
  Hero,
  NewsletterForm,
  Offices,
  PageViewRule,
  Professions,
  Section,
  table: Table,
};

const plain = {
  a: Link,
  Answer,
  Countries,
  Country,
  Email,
  Entry,
  Fact,
  Figure,
  Note,
  Outcome,
  Phone,
  Question,
  Questions,
  Register,
  Signs,
  Step,
  Steps,
  tbody: TableBody,
  th: ColumnHead,
  thead: TableHead,
  tr: Row,
};

/** Every block by the name writers use: `scripts/content` reads the props from these types. */
export const blocks = { ...plain, ...ofPage };

/** Everything an MDX body may use, bound to the page it stands on. MDX takes it as `components`. */
export function blocksFor(page: ContentPage) {
  const bound = Object.entries(ofPage).map(([name, block]) => {
    const Block = block as ComponentType<Record<string, unknown>>;
    return [name, (props: Record<string, unknown>) => <Block {...props} page={page} />];
  });
  return { ...plain, ...Object.fromEntries(bound) };
}
