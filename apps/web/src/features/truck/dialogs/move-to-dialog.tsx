import { useMemo, useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import { FormDialog, TextField, useZodForm } from '@mullion/ui-kit';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../kits/address/language';
import { wholeNumber } from '../../../kits/forms/whole-number';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { mostYMm, putPallet } from '../commands/place-pallet';
import { canTurn, turnPallet } from '../commands/turn-pallet';

interface MoveToDialogProps {
  readonly draft: FloorDraft;
  readonly palletId: number;
  readonly name: string;
  readonly onCommit: (next: FloorDraft) => void;
  readonly onClose: () => void;
}
const FARTHEST_MM = 50_000;

/** A place in millimetres instead of a drag. */
export const MoveToDialog = ({ draft, palletId, name, onCommit, onClose }: MoveToDialogProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const pallet = draft.placed.find((each) => each.id === palletId);
  const [turning, setTurning] = useState(pallet?.isTurned ?? false);
  const base = useMemo(
    () => (pallet && turning !== pallet.isTurned ? (turnPallet(draft, palletId) ?? draft) : draft),
    [draft, pallet, palletId, turning],
  );
  const mostY = mostYMm(base, palletId);
  const schema = useMemo(() => z.object({ x: wholeNumber(0, FARTHEST_MM), y: wholeNumber(0, mostY) }), [mostY]);
  const { control, handleSubmit, formState } = useZodForm(schema, {
    x: String(pallet?.xMm ?? 0),
    y: String(pallet?.yMm ?? 0),
  });
  if (!pallet) return null;
  const save = handleSubmit(({ x, y }) => {
    onCommit(putPallet(base, palletId, { xMm: x, yMm: y }));
    onClose();
  });
  return (
    <FormDialog
      open
      title={t('move.title', { pallet: name })}
      action={t('move.action')}
      dirty={formState.isDirty || turning !== pallet.isTurned}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField control={control} name="x" label={t('move.x')} inputMode="numeric" required />
        <TextField
          control={control}
          name="y"
          label={t('move.y')}
          inputMode="numeric"
          required
          help={t('move.help', { max: formatNumber(mostY, language) })}
        />
        <Checkbox
          className="wide"
          checked={turning}
          disabled={!canTurn(draft, palletId)}
          label={t('move.turned')}
          onChange={(event) => setTurning(event.currentTarget.checked)}
        />
      </div>
    </FormDialog>
  );
};
