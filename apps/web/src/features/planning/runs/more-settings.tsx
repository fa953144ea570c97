import { useId, useState } from 'react';
import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import type { PackingType } from '@mullion/contracts';
import { SwitchField, TextField } from '@mullion/ui-kit';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Maker, MakerInput } from './maker-form';
import { FurtherTypes } from './further-types';

interface MoreSettingsProps {
  readonly control: Control<MakerInput, unknown, Maker>;
  /** Of the company, without the first one of the run. */
  readonly types: readonly PackingType[];
  readonly further: readonly string[];
  readonly onFurther: (ids: readonly string[]) => void;
  /** Several plans are asked for. */
  readonly compare: boolean;
  /** Something in here must be seen: it opens by itself and cannot be closed meanwhile. */
  readonly needed: boolean;
  /** Something in here would help: it opens by itself, unless a person closes it. */
  readonly offered: boolean;
}

/**
 * What few runs change, folded away. Its fields are there also while it is closed, so that a wrong one can be gone to.
 */
export const MoreSettings = ({ control, types, further, onFurther, compare, needed, offered }: MoreSettingsProps) => {
  const { t } = useTranslation(['planning', 'runs']);
  const content = useId();
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // it stays open when the reason is gone: a field that is being typed in does not vanish
  if ((needed || (offered && !isPressed)) && !isOpen) setOpen(true);
  const field = { control, required: true, inputMode: 'numeric' } as const;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <button
        type="button"
        className="pl-link pl-more wide"
        aria-expanded={isOpen}
        aria-controls={content}
        disabled={needed}
        onClick={() => {
          setPressed(true);
          setOpen(!isOpen);
        }}
      >
        <Chevron className="i" aria-hidden />
        {t('planning:maker.more')}
      </button>
      <div id={content} className="wide" hidden={!isOpen}>
        <div className="form-grid">
          <TextField
            {...field}
            name="longest_pallet"
            label={t('planning:maker.longest')}
            help={t('planning:maker.longestHelp')}
          />
          <TextField {...field} name="pallet_width" label={t('planning:maker.width')} />
          <TextField {...field} name="max_height" label={t('planning:maker.maxHeight')} />
          <TextField {...field} name="max_weight" label={t('planning:maker.maxWeight')} />
          <TextField {...field} name="pallet_height" label={t('planning:maker.palletHeight')} />
          <TextField {...field} name="spacing_between" label={t('planning:maker.between')} />
          <TextField {...field} name="spacing_ends" label={t('planning:maker.ends')} />
          <TextField {...field} name="spacing_sides" label={t('planning:maker.sides')} />
          {types.length > 0 && <FurtherTypes types={types} ids={further} onChange={onFurther} />}
          <div className="wide">
            <SwitchField control={control} name="compare" label={t('runs:variants.ask')} />
            {compare && <p className="secondary sm">{t('runs:variants.askHelp')}</p>}
          </div>
        </div>
      </div>
    </>
  );
};
