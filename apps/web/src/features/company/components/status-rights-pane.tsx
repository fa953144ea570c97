import { useMemo, useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import { matrixUserTypes, rightCodes, type RightCode } from '@mullion/contracts';
import {
  type Conflict,
  ConflictDialog,
  Note,
  Pager,
  Pane,
  StatusMark,
  StatusTag,
  useUnsavedGuard,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { WhoChanged } from '../../../kits/changes/who-changed';
import { useStatusRightsQuery } from '../../../entities/reference/reference-api';
import { useStatusNames } from '../../../entities/status/use-statuses';
import {
  combinationsOf,
  differenceOf,
  movesOf,
  sameTicks,
  tickForm,
  ticksOf,
  ticksOfForm,
  withTicks,
  type Move,
  type Part,
  type TickForm,
  type Ticks,
} from '../rules/matrix';
import { useSystemRightsQuery } from '../api/company-api';
import { codesOfRole, typeOfRole, type Role } from '../rules/rights-draft';
import { useSaveMatrix } from '../state/use-save-matrix';
import { ChoiceField } from './choice-field';
import { DraftButtons } from './draft-buttons';
import { MatrixDifference } from './matrix-difference';
import { MatrixTable } from './matrix-table';
import { StatusMoves } from './status-moves';

const ROWS_PER_PAGE = 20;
const tables = ['orders', 'products', 'pallets', 'trucks'] as const;
const columns = ['before', 'after'] as const;
const MOST_UNRESTRICTED = 1;

const roleOfType = (type: number): Role | undefined =>
  (Object.keys(typeOfRole) as Role[]).find((role) => typeOfRole[role] === type);

/** What is ticked and not saved, over the moves that were there when the person began. */
interface Draft {
  readonly ticks: Ticks;
  readonly seen: readonly Move[];
  readonly since: number;
}
interface MovesConflict extends Conflict<TickForm> {
  readonly current: readonly Move[];
  readonly since: number;
}

/** Who may move what from where to where: two columns of ticks a user type and table, and what saving them changes. */
export const StatusRightsPane = () => {
  const { t } = useTranslation(['company', 'common']);
  const query = useStatusRightsQuery();
  const rights = query.currentData;
  const [part, setPart] = useState<Part>({ table_name: 'orders', user_type: 2 });
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [conflict, setConflict] = useState<MovesConflict | null>(null);
  const [page, setPage] = useState(1);
  const { choices, nameOf } = useStatusNames(part.table_name);
  const { save, saving } = useSaveMatrix();
  const system = useSystemRightsQuery().data;
  const role = roleOfType(part.user_type);
  const rightsOfRole = useMemo(
    (): readonly RightCode[] => (role ? codesOfRole(system ?? [], role) : rightCodes),
    [system, role],
  );

  const key = `${part.table_name}:${part.user_type}`;
  const now = useMemo(() => movesOf(rights ?? [], part), [rights, part]);
  const kept = useMemo(() => ticksOf(now), [now]);
  const own = drafts[key];
  const ticks = own?.ticks ?? kept;
  const seen = own?.seen ?? now;
  const dirty = !sameTicks(ticks, kept);
  // ticks of other tables and user types are drafts too
  useUnsavedGuard(!saving && Object.values(drafts).some((draft) => !sameTicks(draft.ticks, ticksOf(draft.seen))));
  const next = useMemo(() => (dirty ? combinationsOf(part, ticks) : now), [dirty, part, ticks, now]);
  const all = combinationsOf(part, kept).filter(({ before, after }) => before !== after).length;
  const allowedNow = now.filter(({ before, after }) => before !== after).length;
  const rows = choices.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);

  const tick = (column: keyof Ticks, statuses: readonly number[], ticked: boolean) =>
    setDrafts((before) => ({
      ...before,
      [key]: { ticks: withTicks(ticks, column, statuses, ticked), seen, since: before[key]?.since ?? Date.now() },
    }));
  const choose = (over: Partial<Part>) => {
    setPart((before) => ({ ...before, ...over }));
    setPage(1);
  };
  const discard = () => setDrafts(({ [key]: _gone, ...others }) => others);
  const everyStatus = choices.map(({ status }) => status);
  const head = { before: t('company:matrix.before'), after: t('company:matrix.after') };
  const labelAll = { before: t('company:matrix.allBefore'), after: t('company:matrix.allAfter') };
  const labelOf = (column: keyof Ticks, status: string) =>
    column === 'before' ? t('company:matrix.beforeOf', { status }) : t('company:matrix.afterOf', { status });
  const send = async ({ ticks: wanted, seen: over, since }: Draft) => {
    const answer = await save(part, over, combinationsOf(part, wanted));
    if (answer.kind === 'saved') discard();
    if (answer.kind !== 'conflict') return;
    const form = (one: Ticks): TickForm => tickForm(one, everyStatus);
    const sides = { base: form(ticksOf(over)), mine: form(wanted), theirs: form(ticksOf(answer.current)) };
    setConflict({ ...sides, current: answer.current, since });
  };
  const resolve = (merged: TickForm) => {
    if (!conflict) return;
    const chosen = { ticks: ticksOfForm(merged), seen: conflict.current, since: Date.now() };
    setDrafts((before) => ({ ...before, [key]: chosen }));
    setConflict(null);
    void send(chosen);
  };
  const labels = Object.fromEntries(
    columns.flatMap((column) =>
      choices.map(({ status, text }) => [`${column}:${status}`, labelOf(column, text)] as const),
    ),
  );
  return (
    <div className="status-rights">
      <Pane title={t('company:view.statusRights')} flush className="status-ticks">
        <div className="matrix-choice">
          <ChoiceField
            label={t('company:matrix.person')}
            choices={matrixUserTypes}
            nameOf={(type) => t(`common:userType.${type}`)}
            value={part.user_type}
            onChange={(user_type) => choose({ user_type })}
          />
          <ChoiceField
            label={t('company:matrix.table')}
            choices={tables}
            nameOf={(table) => t(`company:matrix.tables.${table}`)}
            value={part.table_name}
            onChange={(table_name) => choose({ table_name })}
          />
        </div>
        {part.user_type <= MOST_UNRESTRICTED && <Note tone="info">{t('company:matrix.anyStatus')}</Note>}
        <MatrixTable
          query={query}
          corner={t('company:matrix.status')}
          columns={columns}
          columnHead={(column) => (
            <Checkbox
              label={head[column]}
              aria-label={labelAll[column]}
              checked={everyStatus.length > 0 && everyStatus.every((status) => ticks[column].includes(status))}
              indeterminate={ticks[column].length > 0 && !everyStatus.every((status) => ticks[column].includes(status))}
              disabled={!rights}
              onChange={(event) => tick(column, everyStatus, event.currentTarget.checked)}
            />
          )}
          rows={rows}
          keyOf={({ status }) => status}
          rowHead={({ status, text }) =>
            part.table_name === 'pallets' || part.table_name === 'trucks' ? (
              <StatusTag table={part.table_name} status={status} text={text} />
            ) : (
              <StatusMark status={status} text={text} />
            )
          }
          cell={({ status, text }, column) => (
            <Checkbox
              aria-label={labelOf(column, text)}
              checked={ticks[column].includes(status)}
              disabled={!rights}
              onChange={(event) => tick(column, [status], event.currentTarget.checked)}
            />
          )}
        />
        <Pager
          page={page}
          rows={ROWS_PER_PAGE}
          total={choices.length}
          lastPage={Math.max(1, Math.ceil(choices.length / ROWS_PER_PAGE))}
          onPage={setPage}
        />
      </Pane>
      <div className="status-shown">
        <StatusMoves part={part} statuses={choices} now={now} next={next} rights={rightsOfRole} />
        <Pane
          title={t('company:matrix.difference')}
          footer={
            <DraftButtons isDirty={dirty} saving={saving} onDiscard={discard} onSave={() => own && void send(own)} />
          }
        >
          {conflict && (
            <ConflictDialog
              conflict={conflict}
              labels={labels}
              who={<WhoChanged table="status_rights" id={null} since={conflict.since} />}
              onResolve={resolve}
              onClose={() => setConflict(null)}
            />
          )}
          {!dirty && allowedNow < all && <Note tone="info">{t('company:matrix.finer', { now: allowedNow, all })}</Note>}
          {dirty ? (
            <MatrixDifference {...differenceOf(now, next)} nameOf={nameOf} />
          ) : (
            <p className="muted">{t('company:matrix.unchanged')}</p>
          )}
        </Pane>
      </div>
    </div>
  );
};
