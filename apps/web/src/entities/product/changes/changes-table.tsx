import { SegmentedControl } from '@blueprintjs/core';
import { changeGroups, type ChangeAct, type Language, type ProductChange } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { actOf, choose, type ChosenActs } from './decide-changes';
import './changes-table.css';

interface ChangesTableProps {
  readonly changes: readonly ProductChange[];
  readonly chosen: ChosenActs;
  readonly onChoose: (acts: ChosenActs) => void;
}

/** Products that would change or go, by what has been done with them, with what becomes of each. */
export const ChangesTable = ({ changes, chosen, onChoose }: ChangesTableProps) => {
  const { t } = useTranslation('productChanges');
  return (
    <div className="changes-table">
      <table className="tb cmp">
        <thead>
          <tr>
            <th>{t('position')}</th>
            <th>{t('what')}</th>
            <th>{t('done')}</th>
            <th>{t('undoes')}</th>
            <th>{t('decision')}</th>
          </tr>
        </thead>
        {changeGroups.map((group) => {
          const own = changes.filter((change) => change.group === group);
          return (
            own.length > 0 && (
              <tbody key={group}>
                <tr>
                  <th colSpan={5} scope="rowgroup">
                    {own.length} {t(`group.${group}`)} <span className="muted">{t(`groupText.${group}`)}</span>
                  </th>
                </tr>
                {own.map((change) => (
                  <ChangeRow
                    key={change.product_id}
                    change={change}
                    act={actOf(change, chosen)}
                    onAct={(act) => onChoose(choose(chosen, [change], act))}
                  />
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </div>
  );
};

interface ChangeRowProps {
  readonly change: ProductChange;
  readonly act: ChangeAct | null;
  readonly onAct: (act: ChangeAct) => void;
}

const ChangeRow = ({ change, act, onAct }: ChangeRowProps) => {
  const { t } = useTranslation('productChanges');
  const pallet = change.pallet?.shown_number ?? '';
  const centers = change.done_at.join(', ');
  const { undoes } = change;
  return (
    <tr>
      <td className="num">
        {change.position}
        <div className="muted sm">{change.barcode}</div>
      </td>
      <td>
        <WhatChanges change={change} />
      </td>
      <td>
        {change.reasons.map((reason) => (
          <div key={reason}>{t(`reason.${reason}`, { pallet, centers })}</div>
        ))}
      </td>
      <td>
        {undoes.operations.length > 0 && <div>{t('again', { centers: undoes.operations.join(', ') })}</div>}
        {undoes.pallet !== null && <div>{t('outdates', { pallet: undoes.pallet })}</div>}
      </td>
      <td>
        {change.choices.length === 1 ? (
          change.choices.map((only) => <span key={only}>{t(`act.${only}`)}</span>)
        ) : (
          <SegmentedControl
            size="small"
            aria-label={t('of', { position: change.position, barcode: change.barcode })}
            options={change.choices.map((choice) => ({ value: choice, label: t(`act.${choice}`) }))}
            value={act ?? ''}
            onValueChange={(value) => onAct(value as ChangeAct)}
          />
        )}
        {act !== null && (
          <div className="muted sm">{t(`actText.${act === 'take' && change.kind === 'gone' ? 'delete' : act}`)}</div>
        )}
      </td>
    </tr>
  );
};

const WhatChanges = ({ change }: { readonly change: ProductChange }) => {
  const { t, i18n } = useTranslation('productChanges');
  const language = i18n.language as Language;
  if (change.kind === 'gone') return <b>{t(change.row === null ? 'deleted' : 'gone')}</b>;
  const shown = (value: ProductChange['fields'][number]['from']): string => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'number' ? formatNumber(value, language) : value;
  };
  return (
    <>
      {change.kind === 'exchanged' && <div>{t('exchanged')}</div>}
      {change.fields.map(({ field, from, to }) => (
        <div key={field}>
          {from === null && to === null
            ? t(`field.${field}`)
            : t('was', { field: t(`field.${field}`), from: shown(from), to: shown(to) })}
        </div>
      ))}
    </>
  );
};
