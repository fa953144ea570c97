import { useState } from 'react';
import type { PackingType, PalletDetail, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { heaviestProductWarning, productFromWire } from '@mullion/packing-model';
import { FormDialog, Note, ProblemNote, useToast, useZodForm } from '@mullion/ui-kit';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { usePlanningAct } from '../../../entities/pallet/use-planning-act';
import { asProblem } from '../../../kits/api/as-problem';
import { settingsAct, type SettingsAct } from '../commands/acts';
import { settingsForm, settingsOf } from '../commands/settings-form';
import { SettingsFields } from './settings-fields';

interface PalletsSettingsDialogProps {
  readonly pallets: readonly PalletDetail[];
  readonly types: readonly PackingType[];
  readonly onSaved: (act: SettingsAct) => void;
  readonly onClose: () => void;
}

/** Timber, limits and spacings of several pallets at once; all of them are changed or none. */
export const PalletsSettingsDialog = ({ pallets, types, onSaved, onClose }: PalletsSettingsDialogProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const language = useLanguage();
  const toast = useToast();
  const { ask, isLoading } = usePlanningAct();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useZodForm(settingsForm, settingsOf(pallets));
  const { control, handleSubmit, formState } = form;
  const typeId = useWatch({ control, name: 'packing_type_id' });
  const type = types.find((each) => String(each.id) === typeId);
  const products = pallets.flatMap((pallet) => pallet.products);
  const heaviest = type ? heaviestProductWarning(products.map(productFromWire), type.pallet_weight) : null;
  const submit = handleSubmit(async ({ packing_type_id: _type, ...settings }) => {
    const { data, error } = await ask({
      kind: 'settings',
      pallets: pallets.map(({ id, version }) => ({ pallet_id: id, version, to: settings })),
      ignore_length: false,
    });
    if (!data) return setProblem(asProblem(error) ?? null);
    const act = settingsAct(data.id, pallets, data.pallets);
    if (act) onSaved(act);
    toast({ message: t('planning:settings.done', { count: pallets.length }) });
    onClose();
  });
  return (
    <FormDialog
      open
      title={t('planning:settings.title', { count: pallets.length })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      <FormProvider {...form}>
        <SettingsFields
          types={types}
          before={
            <div className="wide">
              {problem ? (
                <ProblemNote problem={problem} title={t('planning:settings.failed')} />
              ) : (
                <Note tone="info">
                  {t('planning:settings.text', { pallets: pallets.map((each) => each.shown_number).join(', ') })}
                </Note>
              )}
            </div>
          }
        >
          {heaviest && (
            <Note tone="warn">
              {t('planning:maker.heaviest', {
                position: products.find((product) => product.id === heaviest.params['product'])?.position ?? '',
                mass: formatNumber(Number(heaviest.params['mass']), language),
                max: formatNumber(Number(heaviest.params['max']), language),
              })}
            </Note>
          )}
        </SettingsFields>
      </FormProvider>
    </FormDialog>
  );
};
