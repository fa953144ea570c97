import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { rightRoles, systemRight, type SystemRight } from '@mullion/contracts';
import {
  ConflictDialog,
  Note,
  Pane,
  useAccess,
  useProblemToast,
  useToast,
  useUnsavedGuard,
  type Conflict,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListUsersQuery } from '../../../entities/account/account-api';
import { asProblem } from '../../../kits/api/as-problem';
import { WhoChanged } from '../../../kits/changes/who-changed';
import { Loaded } from '../../../kits/data/loaded';
import { useSaveSystemRightsMutation, useSystemRightsQuery } from '../api/company-api';
import {
  codesOfRole,
  draftedRow,
  rightsOfForm,
  roleDifference,
  roleForm,
  rolesOf,
  typeOfRole,
  type Drafts,
  type Role,
  type RoleForm,
} from '../rules/rights-draft';
import { roleAbilities } from '../rules/role-abilities';
import { RightDifference } from './right-difference';
import { RightSwitches } from './right-switches';
import { RoleList } from './role-list';
import { RoleSimulator } from './role-simulator';

interface RightsConflict extends Conflict<RoleForm> {
  readonly current: readonly SystemRight[];
  readonly since: number;
}

/**
 * Which role has which right of this company, what people of the role may do with it, and what saving changes. It
 * counts from the next request on.
 */
export const SystemRightsPane = () => {
  const { t } = useTranslation(['company', 'common']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const { features } = useAccess();
  const query = useSystemRightsQuery();
  const users = useListUsersQuery({}).data;
  const [write, { isLoading: saving }] = useSaveSystemRightsMutation();
  const [role, setRole] = useState<Role>('packer');
  const [draft, setDraft] = useState<Drafts>({});
  const [conflict, setConflict] = useState<RightsConflict | null>(null);
  const rights = useMemo(() => query.currentData ?? [], [query.currentData]);
  const changed = rights.filter((right) => rightRoles.some((each) => draftedRow(right, draft)[each] !== right[each]));
  const changesOf = (each: Role): number => {
    const { gains, loses } = roleDifference(rights, draft, each);
    return gains.length + loses.length;
  };
  const changes = rightRoles.reduce((sum, each) => sum + changesOf(each), 0);
  useUnsavedGuard(changes > 0 && !saving);
  const abilities = useMemo(() => {
    const after = rights.map((right) => draftedRow(right, draft));
    return roleAbilities(typeOfRole[role], codesOfRole(rights, role), codesOfRole(after, role), features);
  }, [rights, draft, role, features]);

  const send = async (wanted: RoleForm, seen: readonly SystemRight[], since: number) => {
    const known = seen.map((right) => ({ code: right.code, ...rolesOf(right) }));
    const refusal = asProblem((await write({ body: { rights: rightsOfForm(wanted, known), known } })).error);
    if (!refusal) {
      setDraft({});
      return toast({ message: t('company:saved'), key: 'company-saved' });
    }
    const current = systemRight.array().safeParse(refusal.current);
    if (refusal.status !== 409 || !current.success) return problemToast(refusal, t('company:notSaved'));
    const there = current.data.filter(({ code }) => known.some((right) => right.code === code));
    setConflict({ base: roleForm(seen), mine: wanted, theirs: roleForm(there), current: there, since });
  };
  const save = () =>
    send(
      roleForm(changed.map((right) => draftedRow(right, draft))),
      changed.map((right) => draft[right.code]?.seen ?? right),
      Math.min(...Object.values(draft).map(({ since }) => since)),
    );
  const resolve = (merged: RoleForm) => {
    if (!conflict) return;
    const wanted = rightsOfForm(merged, conflict.current);
    const since = Date.now();
    const chosen = (seen: SystemRight) => ({ seen, roles: wanted.find(({ code }) => code === seen.code) ?? {}, since });
    setDraft(Object.fromEntries(conflict.current.map((seen) => [seen.code, chosen(seen)])));
    setConflict(null);
    void send(merged, conflict.current, since);
  };
  const roleName = (each: Role) => t(`common:userType.${typeOfRole[each]}`);
  const labels = Object.fromEntries(
    rights.flatMap(({ code }) =>
      rightRoles.map((each) => [
        `${code}:${each}`,
        t('company:rights.give', { right: t(`company:rights.code.${code}`), role: roleName(each) }),
      ]),
    ),
  );
  const people = users && ((each: Role) => users.filter(({ type }) => type === typeOfRole[each]).length);
  return (
    <>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={labels}
          who={<WhoChanged table="system_rights" id={null} since={conflict.since} />}
          onResolve={resolve}
          onClose={() => setConflict(null)}
        />
      )}
      <Loaded query={query}>
        {() => (
          <div className="rights-panes">
            <Pane title={t('company:rights.roles')} flush className="rights-roles">
              <RoleList role={role} people={people} changes={changesOf} onRole={setRole} />
              <Note tone="info">{t('company:rights.super')}</Note>
            </Pane>
            <Pane
              title={roleName(role)}
              count={people && t('company:rights.people', { count: people(role) })}
              flush
              className="rights-of-role"
            >
              <RightSwitches
                rights={rights}
                drafts={draft}
                role={role}
                onChange={(right, allowed) =>
                  setDraft((before) => {
                    const { seen = right, roles, since = Date.now() } = before[right.code] ?? {};
                    return { ...before, [right.code]: { seen, roles: { ...roles, [role]: allowed }, since } };
                  })
                }
              />
            </Pane>
            <div className="rights-shown">
              <RoleSimulator pages={abilities} />
              <RightDifference
                roles={rightRoles
                  .map((each) => ({
                    role: roleName(each),
                    people: people?.(each),
                    ...roleDifference(rights, draft, each),
                  }))
                  .filter(({ gains, loses }) => gains.length + loses.length > 0)}
              />
            </div>
          </div>
        )}
      </Loaded>
      <footer className="rights-foot pane-foot">
        <span className="secondary">{changes > 0 && t('company:rights.changes', { count: changes })}</span>
        <span className="sp" />
        <Button text={t('common:action.discard')} disabled={changes === 0 || saving} onClick={() => setDraft({})} />
        <Button
          intent="primary"
          text={changes > 0 ? t('company:rights.save', { count: changes }) : t('common:action.save')}
          disabled={changes === 0}
          loading={saving}
          onClick={() => void save()}
        />
      </footer>
    </>
  );
};
