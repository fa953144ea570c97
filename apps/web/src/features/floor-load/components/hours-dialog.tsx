import { useState } from 'react';
import { Button, InputGroup, Switch } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import type { Problem, WorkCalendars, WorkCenterId } from '@mullion/contracts';
import { DateField, FormDialog, ProblemNote, SelectBox, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import {
  useCreateClosureMutation,
  useDeleteClosureMutation,
  useReadWorkCalendarsQuery,
  useSaveWorkCalendarMutation,
} from '../api/floor-load-api';
import { isComplete, weekOf, type TypedClosure } from '../rules/hours-form';
import type { LoadCenter } from '../rules/load-days';

interface HoursDialogProps {
  readonly centers: readonly LoadCenter[];
  readonly onClose: () => void;
}
/** Null: the company. */
type Scope = WorkCenterId | null;

const EMPTY_WEEK = ['8', '8', '8', '8', '8', '0', '0'];
const NO_CLOSURE: TypedClosure = { from: null, to: null, reason: '' };

const isBegun = ({ from, to, reason }: TypedClosure): boolean => from !== null || to !== null || reason !== '';

const hoursOf = (calendars: WorkCalendars, scope: Scope): readonly number[] | null =>
  scope === null
    ? calendars.company
    : (calendars.centers.find(({ work_center_id }) => work_center_id === scope)?.hours ?? null);
const textOf = (hours: readonly number[] | null): string[] => hours?.map(String) ?? EMPTY_WEEK;

/** When is worked: hours a weekday of the company or of one work center, and days that are closed. */
export const HoursDialog = ({ centers, onClose }: HoursDialogProps) => {
  const { t } = useTranslation('floorLoad');
  const query = useReadWorkCalendarsQuery();
  const [scope, setScope] = useState<Scope>(null);
  return (
    <Loaded query={query} failed={t('hours.readFailed')} skeleton={null}>
      {(calendars) => (
        <HoursForm
          key={scope ?? 0}
          calendars={calendars}
          centers={centers}
          scope={scope}
          onScope={setScope}
          onClose={onClose}
        />
      )}
    </Loaded>
  );
};

interface HoursFormProps extends HoursDialogProps {
  readonly calendars: WorkCalendars;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

const HoursForm = ({ calendars, centers, scope, onScope, onClose }: HoursFormProps) => {
  const { t } = useTranslation('floorLoad');
  const toast = useToast();
  const [save, { isLoading }] = useSaveWorkCalendarMutation();
  const present = hoursOf(calendars, scope);
  const [typed, setTyped] = useState(() => textOf(present ?? calendars.company));
  const [isOwn, setOwn] = useState(scope === null || present !== null);
  const [isBad, setBad] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [closure, setClosure] = useState(NO_CLOSURE);
  const isDirty =
    isOwn !== (scope === null || present !== null) ||
    (isOwn && typed.join() !== textOf(present ?? calendars.company).join());
  const weekdays = t('hours.weekdays', { returnObjects: true }) as readonly string[];
  const submit = async () => {
    const hours = isOwn ? weekOf(typed) : null;
    setBad(isOwn && hours === null);
    if (isOwn && hours === null) return;
    const refused = asProblem((await save({ body: { work_center_id: scope, hours } })).error);
    setProblem(refused);
    if (refused) return;
    toast({ message: t('hours.saved') });
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('hours.title')}
      dirty={isDirty || isBegun(closure)}
      busy={isLoading}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && <ProblemNote problem={problem} title={t('hours.failed')} />}
      <label className="load-scope">
        <span>{t('hours.scope')}</span>
        <SelectBox
          value={scope ?? 0}
          disabled={isDirty || isBegun(closure)}
          onChange={({ currentTarget }) =>
            onScope(currentTarget.value === '0' ? null : (Number(currentTarget.value) as WorkCenterId))
          }
          options={[
            { value: 0, label: t('hours.company') },
            ...centers.map(({ id, code, description }) => ({ value: id, label: `${code} ${description}` })),
          ]}
        />
      </label>
      {scope !== null && (
        <Switch
          label={t('hours.own')}
          checked={isOwn}
          onChange={({ currentTarget }) => setOwn(currentTarget.checked)}
        />
      )}
      <fieldset className="load-week" disabled={!isOwn}>
        <legend>{t('hours.perDay')}</legend>
        {weekdays.map((weekday, at) => (
          <label key={weekday}>
            <span>{weekday}</span>
            <InputGroup
              inputMode="decimal"
              value={typed[at] ?? ''}
              aria-invalid={isBad}
              intent={isBad ? 'danger' : 'none'}
              onValueChange={(text) => setTyped(typed.map((one, index) => (index === at ? text : one)))}
            />
          </label>
        ))}
      </fieldset>
      {isBad && (
        <p className="load-bad" role="alert">
          {t('hours.badHours')}
        </p>
      )}
      <Closures calendars={calendars} scope={scope} typed={closure} setTyped={setClosure} />
    </FormDialog>
  );
};

interface ClosuresProps {
  readonly calendars: WorkCalendars;
  readonly scope: Scope;
  readonly typed: TypedClosure;
  readonly setTyped: (typed: TypedClosure) => void;
}

/** Closed days are kept one by one, at once. */
const Closures = ({ calendars, scope, typed, setTyped }: ClosuresProps) => {
  const { t } = useTranslation('floorLoad');
  const toast = useToast();
  const refuse = useProblemToast();
  const [create, { isLoading }] = useCreateClosureMutation();
  const [remove] = useDeleteClosureMutation();
  const [isIncomplete, setIncomplete] = useState(false);
  const own = calendars.closures.filter(({ work_center_id }) => work_center_id === scope);
  const close = async () => {
    setIncomplete(!isComplete(typed));
    if (!isComplete(typed) || typed.from === null || typed.to === null) return;
    const { data, error } = await create({
      body: { work_center_id: scope, from: typed.from, to: typed.to, reason: typed.reason.trim() },
    });
    const problem = asProblem(error);
    if (problem) return refuse(problem, t('hours.closeFailed'));
    toast({ message: t('hours.closed', { count: data?.closures.length ?? 0 }) });
    setTyped(NO_CLOSURE);
  };
  const open = async (id: number) => {
    const problem = asProblem((await remove({ params: { id } })).error);
    if (problem) refuse(problem, t('hours.openFailed'));
  };
  return (
    <section className="load-closures" aria-label={t('hours.closures')}>
      <h3>{t('hours.closures')}</h3>
      {own.length === 0 ? (
        <p className="muted">{t('hours.noClosures')}</p>
      ) : (
        <ul>
          {own.map(({ id, day, reason }) => (
            <li key={id}>
              <b>{day}</b> <span className="ellipsis">{reason}</span>
              <Button
                variant="minimal"
                icon={<Trash />}
                aria-label={t('hours.remove', { day })}
                onClick={() => void open(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="load-new-closure">
        <DateField
          label={t('hours.from')}
          placeholder={t('hours.from')}
          value={typed.from}
          onChange={(from) => setTyped({ ...typed, from, to: typed.to ?? from })}
        />
        <DateField
          label={t('hours.to')}
          placeholder={t('hours.to')}
          value={typed.to}
          onChange={(to) => setTyped({ ...typed, to })}
        />
        <InputGroup
          aria-label={t('hours.reason')}
          placeholder={t('hours.reason')}
          value={typed.reason}
          maxLength={191}
          onValueChange={(reason) => setTyped({ ...typed, reason })}
        />
        <Button text={t('hours.add')} loading={isLoading} onClick={() => void close()} />
      </div>
      {isIncomplete && (
        <p className="load-bad" role="alert">
          {t('hours.incomplete')}
        </p>
      )}
    </section>
  );
};
