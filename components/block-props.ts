import type * as z from 'zod';
import { answerProps } from './blocks/answer';
import { compareProps, comparisonProps } from './blocks/comparison';
import {
  answeredFormProps,
  answeredOnProps,
  callToActionProps,
  companyFileProps,
  companyProps,
  deadlinesProps,
  deskProps,
  emailProps,
  fieldOutcomesProps,
  figureProps,
  figuresProps,
  heroProps,
  integrationsProps,
  keyFigureProps,
  meetingLinkProps,
  newsletterFormProps,
  officesProps,
  ownersCalculatorProps,
  pageViewRuleProps,
  peopleProps,
  phoneProps,
  pricingProps,
  professionsProps,
  sectionProps,
} from './blocks/content-blocks.props';
import { cookieSettingsProps } from './blocks/cookie-settings';
import { countriesProps, countryProps, factProps } from './blocks/countries';
import { detailsProps } from './blocks/details';
import { noteProps } from './blocks/note';
import { outcomeProps } from './blocks/outcome';
import { questionProps, questionsProps } from './blocks/questions';
import { entryProps, registerProps } from './blocks/register';
import { signsProps } from './blocks/signs';
import { stepProps, stepsProps } from './blocks/steps';
import { clientRegisterProps } from './exhibits/client-register';
import { dataFlowProps } from './exhibits/data-flow';
import { deadlineCalendarProps } from './exhibits/deadline-calendar';
import { fundsTrailProps } from './exhibits/funds-trail';
import { kycFileProps } from './exhibits/kyc-file';
import { linkedSalesProps } from './exhibits/linked-sales';
import { ownershipSwitchProps } from './exhibits/ownership-switch';
import { ownershipTreeProps } from './exhibits/ownership-tree';
import { reportPathProps } from './exhibits/report-path';
import { retentionLineProps } from './exhibits/retention-line';
import { riskMatrixProps } from './exhibits/risk-matrix';
import { rolesAndDashboardsProps } from './exhibits/roles-and-dashboards';
import { screeningResultProps } from './exhibits/screening-result';
import { yachtOwnershipProps } from './exhibits/yacht-ownership';
import {
  scopeCountryProps,
  scopeFactProps,
  scopeProfessionsProps,
  scopeProps,
  scopeQuestionProps,
  scopeResultProps,
} from './law/scope/scope.props';
import {
  glossaryLettersProps,
  glossaryListProps,
  sourceListProps,
  sourceTotalsProps,
} from './law/sources/sources.props';
import {
  checklistProps,
  retentionRuleProps,
  riskFormProps,
  starterHeadProps,
  warningSignsProps,
} from './law/starter-file/props';
import {
  professionLinksProps,
  professionToolsProps,
  toolProps,
  toolsByProfessionProps,
} from './law/tools.props';

declare module 'zod' {
  interface GlobalMeta {
    /** Whether a block holds text or other blocks between its tags. Left out: it holds nothing. */
    inside?: 'required' | 'optional';
    /** An anchor that the block makes by itself, to which links may lead. */
    anchor?: string;
  }
}

/**
 * The props that a writer may give each block, by its name in MDX. The content check, the render
 * (`blocks/index.tsx`) and the catalogue read them here. The metadata of each schema says what the
 * block is for and whether it holds text; the description of each field says what to write.
 *
 * To add a block: docs/blocks-and-exhibits.md.
 */
export const blockProps = {
  Answer: answerProps,
  AnsweredForm: answeredFormProps,
  AnsweredOn: answeredOnProps,
  CallToAction: callToActionProps,
  Checklist: checklistProps,
  ClientRegister: clientRegisterProps,
  Company: companyProps,
  CompanyFile: companyFileProps,
  Compare: compareProps,
  Comparison: comparisonProps,
  CookieSettings: cookieSettingsProps,
  Countries: countriesProps,
  Country: countryProps,
  DataFlow: dataFlowProps,
  DeadlineCalendar: deadlineCalendarProps,
  Deadlines: deadlinesProps,
  Desk: deskProps,
  Details: detailsProps,
  Email: emailProps,
  Entry: entryProps,
  Fact: factProps,
  FieldOutcomes: fieldOutcomesProps,
  Figure: figureProps,
  Figures: figuresProps,
  FundsTrail: fundsTrailProps,
  GlossaryLetters: glossaryLettersProps,
  GlossaryList: glossaryListProps,
  Hero: heroProps,
  Integrations: integrationsProps,
  KeyFigure: keyFigureProps,
  KycFile: kycFileProps,
  LinkedSales: linkedSalesProps,
  MeetingLink: meetingLinkProps,
  NewsletterForm: newsletterFormProps,
  Note: noteProps,
  Offices: officesProps,
  Outcome: outcomeProps,
  OwnersCalculator: ownersCalculatorProps,
  OwnershipSwitch: ownershipSwitchProps,
  OwnershipTree: ownershipTreeProps,
  PageViewRule: pageViewRuleProps,
  People: peopleProps,
  Phone: phoneProps,
  Pricing: pricingProps,
  Professions: professionsProps,
  Question: questionProps,
  Questions: questionsProps,
  Register: registerProps,
  ReportPath: reportPathProps,
  RetentionLine: retentionLineProps,
  RetentionRule: retentionRuleProps,
  RiskForm: riskFormProps,
  RiskMatrix: riskMatrixProps,
  RolesAndDashboards: rolesAndDashboardsProps,
  Scope: scopeProps,
  ScopeCountry: scopeCountryProps,
  ScopeFact: scopeFactProps,
  ScopeQuestion: scopeQuestionProps,
  ScopeResult: scopeResultProps,
  ScopeProfessions: scopeProfessionsProps,
  ScreeningResult: screeningResultProps,
  Section: sectionProps,
  Signs: signsProps,
  SourceList: sourceListProps,
  SourceTotals: sourceTotalsProps,
  StarterHead: starterHeadProps,
  Step: stepProps,
  Steps: stepsProps,
  Tool: toolProps,
  ToolsByProfession: toolsByProfessionProps,
  ProfessionLinks: professionLinksProps,
  ProfessionTools: professionToolsProps,
  WarningSigns: warningSignsProps,
  YachtOwnership: yachtOwnershipProps,
} satisfies Record<string, z.ZodObject>;

export type BlockName = keyof typeof blockProps;
