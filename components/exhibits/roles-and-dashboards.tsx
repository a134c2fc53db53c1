import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { DecidedExhibit, decisionProps } from './decision';
import { caption, LedgerTable } from './exhibit';

export const RolesAndDashboards = defineBlock(
  {
    description: 'Who sees and does what: roles, their dashboard and their rights.',
    props: z.strictObject({
      rights: z.array(z.string()).describe('Names of the rights.'),
      roles: z
        .array(
          z.strictObject({
            name: z.string().describe('Name of the role.'),
            dashboard: z.string().describe('What its dashboard shows.'),
            rights: z.array(z.boolean()).describe('Whether it has each right, in the same order.'),
          }),
        )
        .describe('The roles, a row each.'),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { rights, roles, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    return (
      <DecidedExhibit kind="rolesAndDashboards" block={props} nameless wide>
        <LedgerTable className="ledger-cards roles-and-dashboards">
          <TableHead
            heads={[`${words.role}, ${words.dashboard.toLocaleLowerCase(page.locale)}`, ...rights]}
          />
          <tbody>
            {roles.map(({ name, dashboard, rights: roleRights }) => (
              <tr key={name}>
                <th scope="row">
                  <strong>{name}</strong>{' '}
                  <span className="ledger-source" data-markdown="separate">
                    {dashboard}
                  </span>
                </th>
                {rights.map((right, index) => (
                  <td key={right} data-label={right} className={markOf(roleRights[index])}>
                    {roleRights[index] && <span className="roles-and-dashboards-tick" />}
                    <span className="visually-hidden">
                      {roleRights[index] ? words.allowed : words.refused}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </LedgerTable>
        <p className="roles-and-dashboards-legend exhibit-foot small" aria-hidden="true">
          {words.rightsLegend}
        </p>
      </DecidedExhibit>
    );
  },
);

const markOf = (right?: boolean) => (right ? 'roles-and-dashboards-allowed' : undefined);
