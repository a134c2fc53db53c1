import { Mark } from '@/components/layout/mark';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

type Props = ExhibitProps & {
  /** Names of the rights, in the order of each role's list. */
  rights: string[];
  roles: { name: string; dashboard: string; rights: boolean[] }[];
};

/** Who sees and does what: roles, their dashboard and their rights. */
export function RolesAndDashboards({ rights, roles, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page} nameless>
      <table className="ledger roles">
        <thead>
          <tr>
            <th scope="col">
              {words.role}, {words.dashboard.toLocaleLowerCase(page.locale)}
            </th>
            {rights.map((right) => (
              <th scope="col" key={right}>
                {right}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ name, dashboard, rights: granted }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="ledger-source">{dashboard}</span>
              </th>
              {rights.map((right, index) => (
                <td key={right}>
                  <Mark shape={granted[index] ? 'dot' : 'ring'} />
                  <span className="visually-hidden">
                    {granted[index] ? words.allowed : words.refused}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
