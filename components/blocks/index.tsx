import type { ComponentProps, ComponentType, ReactNode } from 'react';
import * as z from 'zod';
import { type BlockName, blockProps } from '@/components/block-props';
import { exhibits } from '@/components/exhibits';
import { AnsweredForm, AnsweredOn } from '@/components/forms/answered-form';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { Deadlines } from '@/components/law/deadlines';
import { DeadlineExhibit } from '@/components/law/deadlines/deadline-exhibit';
import { OwnersCalculator } from '@/components/law/owners/owners-calculator';
import { Scope, ScopePart } from '@/components/law/scope/scope';
import { ScopeProfessions } from '@/components/law/scope/scope-professions';
import { GlossaryLetters, GlossaryList } from '@/components/law/sources/glossary-list';
import { SourceList } from '@/components/law/sources/source-list';
import { SourceTotals } from '@/components/law/sources/source-totals';
import { Checklist } from '@/components/law/starter-file/checklist';
import { RetentionRule } from '@/components/law/starter-file/retention-rule';
import { RiskForm } from '@/components/law/starter-file/risk-form';
import { StarterHead } from '@/components/law/starter-file/starter-head';
import { WarningSigns } from '@/components/law/starter-file/warning-signs';
import { ProfessionLinks, ProfessionTools, Tool, ToolsByProfession } from '@/components/law/tools';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { Answer } from './answer';
import { CallToAction } from './call-to-action';
import { Company, CompanyFile, Email, Offices, Phone } from './company';
import { Compare, Comparison } from './comparison';
import { CookieSettings } from './cookie-settings';
import { Countries, Country, Fact } from './countries';
import { Desk } from './desk';
import { Details } from './details';
import { FieldOutcomes } from './field-outcomes';
import { Figure, Figures } from './figures';
import { Hero } from './hero';
import { KeyFigure } from './key-figure';
import { ColumnHead, Link, Row, Table, TableBody, TableHead } from './markdown';
import { Note } from './note';
import { Integrations, MeetingLink, Pricing } from './offer';
import { Outcome } from './outcome';
import { PageViewRule } from './page-view-rule';
import { People } from './people';
import { Professions } from './professions';
import { Question, Questions } from './questions';
import { Entry, Register } from './register';
import { Section } from './section';
import { Signs } from './signs';
import { Step, Steps } from './steps';

type OfPage = { page: ContentPage };

const blocks = {
  ...exhibits,
  Answer,
  CallToAction,
  Checklist,
  Company,
  CompanyFile,
  Compare,
  Comparison,
  CookieSettings,
  Countries,
  Country,
  // Its dates may be those of `content/law/deadlines.yml`.
  DeadlineCalendar: DeadlineExhibit,
  Deadlines,
  Details,
  Desk,
  Email,
  Entry,
  Fact,
  FieldOutcomes,
  Figure,
  Figures,
  GlossaryLetters,
  GlossaryList,
  Hero,
  KeyFigure,
  Integrations,
  MeetingLink,
  AnsweredForm: ({ page }: OfPage) => <AnsweredForm locale={page.locale} />,
  AnsweredOn,
  NewsletterForm: ({ page }: OfPage) => <NewsletterForm locale={page.locale} />,
  Note,
  Offices,
  Outcome,
  OwnersCalculator,
  PageViewRule,
  People,
  Phone,
  Pricing,
  Professions,
  Question,
  Questions,
  Register,
  RetentionRule,
  RiskForm,
  Scope,
  ScopeCountry: ScopePart,
  ScopeFact: ScopePart,
  ScopeQuestion: ScopePart,
  ScopeResult: ScopePart,
  ScopeProfessions,
  Section,
  Signs,
  SourceList,
  SourceTotals,
  StarterHead,
  Step,
  Steps,
  Tool,
  ToolsByProfession,
  ProfessionLinks,
  ProfessionTools,
  WarningSigns,
} satisfies Record<BlockName, unknown>;

type Props = Record<string, unknown>;

/**
 * Everything an MDX body may use, bound to the page it stands on. MDX takes it as `components`.
 * A block throws when its props do not match its schema.
 */
export function blocksFor(page: ContentPage) {
  const words = interfaceWords(page.locale).exhibits;
  const bound = Object.entries(blocks).map(([name, block]) => {
    const Block = block as ComponentType<Props>;
    const BoundBlock = ({ children, ...props }: Props) => {
      const { error } = blockProps[name as BlockName].safeParse(props);
      if (error)
        throw new Error(
          `content/${page._raw.sourceFilePath}: <${name}>: ${z.prettifyError(error)}`,
        );
      return (
        <Block {...props} page={page} words={words}>
          {children as ReactNode}
        </Block>
      );
    };
    BoundBlock.displayName = name;
    return [name, BoundBlock];
  });
  return {
    ...Object.fromEntries(bound),
    a: Link,
    table: (props: ComponentProps<typeof Table>) => <Table {...props} page={page} />,
    tbody: TableBody,
    th: ColumnHead,
    thead: TableHead,
    tr: Row,
  };
}
