import { useState } from 'react';
import { Button, Checkbox } from '@blueprintjs/core';
import { rightRoles, type RightCode, type SystemRight } from '@mullion/contracts';
import { Note, Pane, ProblemNote, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useSaveSystemRightsMutation, useSystemRightsQuery } from '../api/company-api';

type Role = (typeof rightRoles)[number];
type Roles = Readonly<Record<Role, boolean>>;
/** The user type of each role (§1.6). */
const typeOf = { administrator: 1, planner: 2, manager: 3, packer: 4, worker: 5 } as const satisfies Record<Role, number>;

const rolesOf = ({ administrator, planner, manager, packer, worker }: SystemRight): Roles => ({
  administrator,
  planner,
  manager,
  packer,
  worker,
});

/** Which role has which right of this company; it counts from the next request on. */
export const SystemRightsPane = () => {
  const { t } = useTranslation(['company', 'common']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const { data, error, refetch } = useSystemRightsQuery();
  const [write, { isLoading: saving }] = useSaveSystemRightsMutation();
  const [draft, setDraft] = useState<Partial<Record<RightCode, Partial<Roles>>>>({});
  const problem = asProblem(error);
  const rights = data ?? [];
  const rowOf = (right: SystemRight): Roles => ({ ...rolesOf(right), ...draft[right.code] });
  const changed = rights.filter((right) => rightRoles.some((role) => rowOf(right)[role] !== right[role]));
  const save = async () => {
    const refusal = asProblem((await write({ body: { rights: changed.map((right) => ({ code: right.code, ...rowOf(right) })) } })).error);
    if (refusal) return problemToast(refusal, t('company:notSaved'));
    setDraft({});
    toast({ message: t('company:saved'), key: 'company-saved' });
  };
  return (
    <Pane
      title={t('company:view.systemRights')}
      flush
      footer={
        <>
          <span className="sp" />
          <Button text={t('common:action.discard')} disabled={changed.length === 0 || saving} onClick={() => setDraft({})} />
          <Button
            intent="primary"
            text={t('common:action.save')}
            disabled={changed.length === 0}
            loading={saving}
            onClick={() => void save()}
          />
        </>
      }
    >
      <Note tone="info">{t('company:rights.super')}</Note>
      {problem && <ProblemNote problem={problem} onRetry={() => void refetch()} />}
      <div className="matrix-scroll">
        <table className="tb matrix">
          <thead>
            <tr>
              <th scope="col">{t('company:rights.right')}</th>
              {rightRoles.map((role) => (
                <th key={role} scope="col">
                  {t(`common:userType.${typeOf[role]}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((right) => (
              <tr key={right.code}>
                <th scope="row">
                  {t(`company:rights.code.${right.code}`)} <span className="mut">{right.code}</span>
                </th>
                {rightRoles.map((role) => (
                  <td key={role} className={rowOf(right)[role] === right[role] ? undefined : 'changed'}>
                    <Checkbox
                      aria-label={t('company:rights.give', {
                        right: t(`company:rights.code.${right.code}`),
                        role: t(`common:userType.${typeOf[role]}`),
                      })}
                      checked={rowOf(right)[role]}
                      onChange={({ currentTarget }) => {
                        const { checked } = currentTarget;
                        setDraft((before) => ({ ...before, [right.code]: { ...before[right.code], [role]: checked } }));
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Pane>
  );
};
