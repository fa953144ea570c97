import { Switch, Tag } from '@blueprintjs/core';
import { Minus, Plus, SmallMinus, Tick } from '@blueprintjs/icons';
import { isAlwaysGiven, type RightCode, type SystemRight } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { draftedRow, rightGroups, typeOfRole, type Drafts, type Role } from '../rules/rights-draft';

interface RightSwitchesProps {
  readonly rights: readonly SystemRight[];
  readonly drafts: Drafts;
  readonly role: Role;
  readonly onChange: (right: SystemRight, allowed: boolean) => void;
}

/** Rights of a role in groups: a sign says how it is now, the switch how it will be. */
export const RightSwitches = ({ rights, drafts, role, onChange }: RightSwitchesProps) => {
  const { t } = useTranslation(['company', 'common']);
  const rightOf = (code: RightCode) => rights.find((right) => right.code === code);
  const name = t(`common:userType.${typeOfRole[role]}`);
  return (
    <table className="right-list">
      <thead>
        <tr>
          <th scope="col">{t('company:rights.right')}</th>
          <th scope="col">{t('company:rights.now')}</th>
          <th scope="col">{t('company:rights.after')}</th>
        </tr>
      </thead>
      {rightGroups.map(({ key, codes }) => (
        <tbody key={key}>
          <tr className="right-group">
            <th scope="rowgroup" colSpan={3}>
              {t(`company:rights.group.${key}`)}
            </th>
          </tr>
          {codes.map((code) => {
            const right = rightOf(code);
            if (!right) return null;
            const always = isAlwaysGiven(typeOfRole[role], code);
            const now = always || right[role];
            const after = always || draftedRow(right, drafts)[role];
            const change = after === now ? '' : after ? 'gains' : 'loses';
            return (
              <tr key={code} className={change}>
                <th scope="row">
                  {t(`company:rights.code.${code}`)} <span className="muted sm">{code}</span>
                  {change && (
                    <Tag
                      minimal
                      intent={change === 'gains' ? 'success' : 'danger'}
                      icon={change === 'gains' ? <Plus size={12} /> : <Minus size={12} />}
                    >
                      {t(`company:rights.${change}`)}
                    </Tag>
                  )}
                </th>
                <td>
                  {now ? (
                    <Tick title={t('company:rights.has')} />
                  ) : (
                    <SmallMinus className="muted" title={t('company:rights.hasNot')} />
                  )}
                </td>
                <td>
                  <Switch
                    aria-label={t('company:rights.give', { right: t(`company:rights.code.${code}`), role: name })}
                    checked={after}
                    disabled={always}
                    title={always ? t('company:rights.always') : undefined}
                    onChange={(event) => onChange(right, event.currentTarget.checked)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
};
