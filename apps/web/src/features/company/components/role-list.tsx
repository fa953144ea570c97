import { Tag } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { rightRoles } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { typeOfRole, type Role } from '../rules/rights-draft';

interface RoleListProps {
  readonly role: Role;
  /** People of each role; undefined while they are read. */
  readonly people: ((role: Role) => number) | undefined;
  readonly changes: (role: Role) => number;
  readonly onRole: (role: Role) => void;
}

/** The roles with how many people have each and how many of its rights are changed and not saved. */
export const RoleList = ({ role, people, changes, onRole }: RoleListProps) => {
  const { t } = useTranslation(['company', 'common']);
  return (
    <ul className="role-list">
      {rightRoles.map((each) => (
        <li key={each}>
          <button type="button" aria-current={each === role} onClick={() => onRole(each)}>
            <span className="ellipsis">{t(`common:userType.${typeOfRole[each]}`)}</span>
            <span className="sp" />
            {changes(each) > 0 && (
              <Tag minimal intent="warning" icon={<Edit size={12} />}>
                <span className="hidden-text">{t('company:rights.changedShort')}</span>
                {changes(each)}
              </Tag>
            )}
            {people && (
              <span className="secondary" title={t('company:rights.people', { count: people(each) })}>
                {people(each)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
