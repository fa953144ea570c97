import '../trucks/stops.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross } from '@blueprintjs/icons';
import type { PackingType } from '@mullion/contracts';
import { FormField, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { movedBy } from './types-in-order';

interface FurtherTypesProps {
  /** Of the company, without the first one of the run. */
  readonly types: readonly PackingType[];
  /** Those that are chosen, in their order. */
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Packing types for what does not fit the first one, in the order in which they are tried. */
export const FurtherTypes = ({ types, ids, onChange }: FurtherTypesProps) => {
  const { t } = useTranslation('planning');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ readonly id: string; readonly by: number } | null>(null);
  const [said, setSaid] = useState('');
  const chosen = ids.flatMap((id) => types.find((type) => String(type.id) === id) ?? []);
  const left = types.filter((type) => !ids.includes(String(type.id)));
  // a row that changes its place in the document loses the focus
  useLayoutEffect(() => {
    const wanted = focused.current;
    focused.current = null;
    if (!wanted) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-type="${wanted.id}"] button`) ?? [])];
    const button = buttons.find(({ dataset, disabled }) => dataset['by'] === String(wanted.by) && !disabled);
    (button ?? buttons.find(({ disabled }) => !disabled))?.focus();
  }, [ids]);
  const move = (type: PackingType, by: number): void => {
    const moved = movedBy(ids, String(type.id), by);
    focused.current = { id: String(type.id), by };
    setSaid(
      t('maker.further.moved', {
        type: type.description,
        place: moved.indexOf(String(type.id)) + 1,
        count: moved.length,
      }),
    );
    onChange(moved);
  };
  return (
    <fieldset className="wide stop-list type-list">
      <legend>{t('maker.further.title')}</legend>
      <p className="secondary">{t('maker.further.help')}</p>
      {chosen.length > 0 && (
        <ol ref={list}>
          {chosen.map((type, at) => (
            <li key={type.id} data-type={type.id}>
              <b className="num">{at + 2}</b>
              <span className="ellipsis">{type.description}</span>
              <Button
                variant="minimal"
                size="small"
                icon={<ArrowUp />}
                data-by="-1"
                aria-label={t('maker.further.earlier', { type: type.description })}
                disabled={at === 0}
                onClick={() => move(type, -1)}
              />
              <Button
                variant="minimal"
                size="small"
                icon={<ArrowDown />}
                data-by="1"
                aria-label={t('maker.further.later', { type: type.description })}
                disabled={at === chosen.length - 1}
                onClick={() => move(type, 1)}
              />
              <Button
                variant="minimal"
                size="small"
                icon={<Cross />}
                aria-label={t('maker.further.remove', { type: type.description })}
                onClick={() => onChange(ids.filter((id) => id !== String(type.id)))}
              />
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <FormField label={t('maker.further.add')}>
          {(wiring) => (
            <SelectBox
              {...wiring}
              value=""
              fill
              onChange={(event) => event.currentTarget.value && onChange([...ids, event.currentTarget.value])}
            >
              <option value="">–</option>
              {left.map((type) => (
                <option key={type.id} value={String(type.id)}>
                  {type.description}
                </option>
              ))}
            </SelectBox>
          )}
        </FormField>
      )}
      <span role="status" className="hidden-text">
        {said}
      </span>
    </fieldset>
  );
};
