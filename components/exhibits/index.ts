import { ClientRegister } from './client-register';
import { DataFlow } from './data-flow';
import { DeadlineCalendar } from './deadline-calendar';
import { FundsTrail } from './funds-trail';
import { KycFile } from './kyc-file';
import { LinkedSales } from './linked-sales';
import { OwnershipSwitch } from './ownership-switch';
import { OwnershipTree } from './ownership-tree';
import { ReportPath } from './report-path';
import { RetentionLine } from './retention-line';
import { RiskMatrix } from './risk-matrix';
import { RolesAndDashboards } from './roles-and-dashboards';
import { ScreeningResult } from './screening-result';
import { YachtOwnership } from './yacht-ownership';

/** The drawings of the product, by the names writers use in MDX. */
export const exhibits = {
  ClientRegister,
  DataFlow,
  DeadlineCalendar,
  FundsTrail,
  KycFile,
  LinkedSales,
  OwnershipSwitch,
  OwnershipTree,
  ReportPath,
  RetentionLine,
  RiskMatrix,
  RolesAndDashboards,
  ScreeningResult,
  YachtOwnership,
};
