import { useState } from 'react';
import type { PalletWhole, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { parseLayer, type Violation } from '@mullion/packing-model';
import { FormDialog, ProblemNote, TextField, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../app/language';
import { useEditLayersMutation } from '../api/pallet-api';

const form = z.object({ layer_1: z.string(), layer_2: z.string(), layer_3: z.string() });
type Layers = z.infer<typeof form>;
const reasons = ['empty', 'not_a_number', 'label_and_plank_width', 'plank_width', 'no_positions', 'out_of_pallet', 'overlap'] as const;
type Reason = (typeof reasons)[number];

/** The three layers of timber as text, judged as they are typed; unchanged text just closes (§2.5). */
export const StructureDialog = ({ pallet, onClose }: { readonly pallet: PalletWhole; readonly onClose: () => void }) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const [save, { isLoading }] = useEditLayersMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { layer_1, layer_2, layer_3 } = pallet.pallet_structure;
  const { control, handleSubmit, setError, formState } = useZodForm(form, { layer_1, layer_2, layer_3 });
  const sizes = { layer_1: pallet.length, layer_2: pallet.width, layer_3: pallet.length } as const;
  const sentence = ({ params }: Violation, max: number): string => {
    const reason = reasons.find((each) => each === params['reason']) ?? ('empty' satisfies Reason);
    return t(`structure.reason.${reason}`, { entry: params['entry'], max: formatNumber(max, language) });
  };
  const submit = handleSubmit(async (layers: Layers) => {
    const wrong = (Object.keys(sizes) as (keyof Layers)[]).flatMap((name) => {
      const parsed = parseLayer(layers[name], { sizeMm: sizes[name] });
      return 'code' in parsed ? [{ name, message: sentence(parsed, sizes[name]) }] : [];
    });
    for (const { name, message } of wrong) setError(name, { message });
    if (wrong.length > 0) return;
    const isSame = layers.layer_1 === layer_1 && layers.layer_2 === layer_2 && layers.layer_3 === layer_3;
    if (isSame) return onClose();
    try {
      await save({ params: { id: pallet.id }, body: { ...layers, version: pallet.version } }).unwrap();
      onClose();
    } catch (error) {
      setProblem(error as Problem);
    }
  });
  const field = (name: keyof Layers, label: string) => (
    <TextField control={control} wide name={name} label={label} help={t('structure.size', { max: formatNumber(sizes[name], language) })} />
  );
  return (
    <FormDialog
      open
      title={t('structure.title', { number: pallet.shown_number })}
      action={t('structure.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
    >
      {problem && <ProblemNote problem={problem} title={t('structure.failed')} />}
      <div className="form-grid">
        <p className="wide sec">{t('structure.help')}</p>
        {field('layer_3', t('layers.layer3'))}
        {field('layer_2', t('layers.layer2'))}
        {field('layer_1', t('layers.layer1'))}
      </div>
    </FormDialog>
  );
};
