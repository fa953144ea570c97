import { useState, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import type { ListedWorkCenter } from '@mullion/contracts';
import { FormField, Note, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { choicesFor } from '../rules/arrows';
import type { RefusedArrow } from '../state/use-dependencies';

interface DependenciesPartProps {
  readonly center: ListedWorkCenter;
  readonly all: readonly ListedWorkCenter[];
  readonly refused: RefusedArrow | null;
  readonly isAdding: boolean;
  readonly onAdd: (before: number) => Promise<boolean>;
  readonly onRemove: (dependencyId: number, before: string) => void;
}

/** What a work center waits for, to be added to and removed from, and what waits for it. */
export const DependenciesPart = ({ center, all, refused, isAdding, onAdd, onRemove }: DependenciesPartProps) => {
  const { t } = useTranslation('centers');
  const [chosen, setChosen] = useState('');
  const byId = new Map<number, ListedWorkCenter>(all.map((one) => [one.id, one]));
  const codeOf = (id: number): string => byId.get(id)?.code ?? '';
  const after = all.filter(
    (one) => !one.deleted && one.dependencies.some(({ depends_on: dependsOn }) => dependsOn === center.id),
  );
  const choices = choicesFor(all, center);
  const isOwn = refused?.after === center.id;
  const shown = chosen || (isOwn ? String(refused.before) : '');
  const add = async () => {
    if (await onAdd(Number(shown))) setChosen('');
  };
  return (
    <>
      <section className="center-part" aria-label={t('manage.before')}>
        <h3>
          {t('manage.before')} <span className="cnt">{center.dependencies.length}</span>
        </h3>
        <CenterRows
          centers={center.dependencies.map(({ depends_on: id }) => byId.get(id))}
          none={t('manage.noneBefore')}
        >
          {(before) => (
            <Button
              className="icon-only"
              variant="minimal"
              size="small"
              icon={<Cross />}
              aria-label={t('manage.remove', { before: before.code })}
              title={t('manage.remove', { before: before.code })}
              onClick={() => {
                const dependency = center.dependencies.find(({ depends_on: id }) => id === before.id);
                if (dependency) onRemove(dependency.id, before.code);
              }}
            />
          )}
        </CenterRows>
        {!center.deleted && (
          <form
            className="center-add"
            onSubmit={(event) => {
              event.preventDefault();
              if (shown) void add();
            }}
          >
            <FormField label={t('manage.add')} help={t('manage.addHelp')}>
              {(wiring) => (
                <SelectBox
                  {...wiring}
                  fill
                  value={shown}
                  className={isOwn ? 'center-refused' : undefined}
                  onChange={(event) => setChosen(event.currentTarget.value)}
                >
                  <option value="">{t('manage.choose')}</option>
                  {choices.map(({ id, code, description }) => (
                    <option key={id} value={id}>{`${code} ${description}`}</option>
                  ))}
                </SelectBox>
              )}
            </FormField>
            <Button
              type="submit"
              icon={<Plus />}
              text={t('manage.addAction')}
              disabled={shown === ''}
              loading={isAdding}
            />
          </form>
        )}
        {isOwn && (
          <Note tone="bad" title={t('manage.cycleTitle')}>
            <b className="center-cycle">{refused.codes.join(' → ')}</b>
            {t('manage.cycleText', { before: codeOf(refused.before), after: center.code })}
          </Note>
        )}
      </section>
      <section className="center-part" aria-label={t('manage.after')}>
        <h3>
          {t('manage.after')} <span className="cnt">{after.length}</span>
        </h3>
        <CenterRows centers={after} none={t('manage.noneAfter')} />
      </section>
    </>
  );
};

interface CenterRowsProps {
  readonly centers: readonly (ListedWorkCenter | undefined)[];
  readonly none: string;
  readonly children?: (center: ListedWorkCenter) => ReactNode;
}

const CenterRows = ({ centers, none, children }: CenterRowsProps) => {
  const { t } = useTranslation('centers');
  const known = centers.filter((center) => center !== undefined);
  if (known.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="center-rows">
      {known.map((center) => (
        <li key={center.id}>
          <b>{center.code}</b>
          <span className="ellipsis" title={center.description}>
            {center.deleted ? <s>{center.description}</s> : center.description}
          </span>
          <span className="muted sm">
            {center.deleted ? t('deleted') : center.level !== null && t('manage.level', { level: center.level })}
          </span>
          {children?.(center)}
        </li>
      ))}
    </ul>
  );
};
