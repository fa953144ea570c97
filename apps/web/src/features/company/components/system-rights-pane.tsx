import { useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import { rightRoles, systemRight, type RightCode, type SystemRight } from '@mullion/contracts';
import { ConflictDialog, Note, Pane, useProblemToast, useToast, useUnsavedGuard, type Conflict } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useSaveSystemRightsMutation, useSystemRightsQuery } from '../api/company-api';
import { DraftButtons } from './draft-buttons';
import { MatrixTable } from './matrix-table';

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

/** What is ticked and not saved, over the right as it was when the person began. */
type Drafts = Partial<Record<RightCode, { readonly seen: SystemRight; readonly roles: Partial<Roles> }>>;

/** Rights as fields of a form, `OP_DEL:planner`, so that two people's can be compared one by one. */
type RoleForm = Readonly<Record<string, boolean>>;
const roleForm = (rights: readonly ({ readonly code: RightCode } & Roles)[]): RoleForm =>
  Object.fromEntries(rights.flatMap((right) => rightRoles.map((role) => [`${right.code}:${role}`, right[role]] as const)));
const rightsOfForm = (form: RoleForm, rights: readonly { readonly code: RightCode }[]): ({ code: RightCode } & Roles)[] =>
  rights.map(({ code }) => ({
    code,
    ...(Object.fromEntries(rightRoles.map((role) => [role, form[`${code}:${role}`] === true])) as Roles),
  }));

/** Which role has which right of this company; it counts from the next request on. */
export const SystemRightsPane = () => {
  const { t } = useTranslation(['company', 'common']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const query = useSystemRightsQuery();
  const [write, { isLoading: saving }] = useSaveSystemRightsMutation();
  const [draft, setDraft] = useState<Drafts>({});
  const [conflict, setConflict] = useState<(Conflict<RoleForm> & { readonly current: readonly SystemRight[] }) | null>(null);
  const data = query.currentData;
  const rights = data ?? [];
  const rowOf = (right: SystemRight): Roles => ({ ...rolesOf(right), ...draft[right.code]?.roles });
  const changed = rights.filter((right) => rightRoles.some((role) => rowOf(right)[role] !== right[role]));
  useUnsavedGuard(changed.length > 0 && !saving);
  const send = async (wanted: RoleForm, seen: readonly SystemRight[]) => {
    const known = seen.map((right) => ({ code: right.code, ...rolesOf(right) }));
    const refusal = asProblem((await write({ body: { rights: rightsOfForm(wanted, known), known } })).error);
    if (!refusal) {
      setDraft({});
      return toast({ message: t('company:saved'), key: 'company-saved' });
    }
    const current = systemRight.array().safeParse(refusal.current);
    if (refusal.status !== 409 || !current.success) return problemToast(refusal, t('company:notSaved'));
    const there = current.data.filter(({ code }) => known.some((right) => right.code === code));
    setConflict({ base: roleForm(seen), mine: wanted, theirs: roleForm(there), current: there });
  };
  const save = () =>
    send(
      roleForm(changed.map((right) => ({ ...right, ...rowOf(right) }))),
      changed.map((right) => draft[right.code]?.seen ?? right),
    );
  const resolve = (merged: RoleForm) => {
    if (!conflict) return;
    const wanted = rightsOfForm(merged, conflict.current);
    setDraft(
      Object.fromEntries(conflict.current.map((seen) => [seen.code, { seen, roles: wanted.find(({ code }) => code === seen.code) ?? {} }])),
    );
    setConflict(null);
    void send(merged, conflict.current);
  };
  const giving = (code: RightCode, role: Role): string =>
    t('company:rights.give', { right: t(`company:rights.code.${code}`), role: t(`common:userType.${typeOf[role]}`) });
  const labels = Object.fromEntries(rights.flatMap(({ code }) => rightRoles.map((role) => [`${code}:${role}`, giving(code, role)])));
  return (
    <Pane
      title={t('company:view.systemRights')}
      flush
      footer={<DraftButtons isDirty={changed.length > 0} saving={saving} onDiscard={() => setDraft({})} onSave={() => void save()} />}
    >
      {conflict && <ConflictDialog conflict={conflict} labels={labels} onResolve={resolve} onClose={() => setConflict(null)} />}
      <Note tone="info">{t('company:rights.super')}</Note>
      <MatrixTable
        query={query}
        corner={t('company:rights.right')}
        columns={rightRoles}
        columnHead={(role) => t(`common:userType.${typeOf[role]}`)}
        rows={rights}
        keyOf={({ code }) => code}
        rowHead={({ code }) => (
          <>
            {t(`company:rights.code.${code}`)} <span className="muted">{code}</span>
          </>
        )}
        isChanged={(right, role) => rowOf(right)[role] !== right[role]}
        cell={(right, role) => (
          <Checkbox
            aria-label={giving(right.code, role)}
            checked={rowOf(right)[role]}
            onChange={({ currentTarget }) => {
              const { checked } = currentTarget;
              setDraft((before) => {
                const { seen = right, roles } = before[right.code] ?? {};
                return { ...before, [right.code]: { seen, roles: { ...roles, [role]: checked } } };
              });
            }}
          />
        )}
      />
    </Pane>
  );
};
