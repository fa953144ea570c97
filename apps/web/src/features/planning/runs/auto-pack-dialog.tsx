import { useState } from 'react';
import type { Company, PackingRun, PackingType, PalletDetail, PlacedProductDto, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { heaviestProductWarning, productFromWire } from '@mullion/packing-model';
import {
  FormDialog,
  FormField,
  Note,
  ProblemNote,
  SelectBox,
  SelectField,
  SwitchField,
  useZodForm,
} from '@mullion/ui-kit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { preferredType } from '../../../entities/pallet/preferred-type';
import { useAutoPackMutation } from '../api/planning-api';
import {
  budgets,
  isMoreNeeded,
  makerDefaults,
  makerForm,
  runSettingsOf,
  typeFields,
  type MakerInput,
} from './maker-form';
import { misfitsOf } from './misfits';
import { mayRepack, productsIn, scopes, type RunScope } from './run-scope';
import { MoreSettings } from './more-settings';

/** A note names so many products. */
const MOST_NAMES = 5;
const shortList = (names: readonly string[]): string => {
  const once = [...new Set(names)];
  return `${once.slice(0, MOST_NAMES).join(', ')}${once.length > MOST_NAMES ? ' …' : '.'}`;
};

export interface AutoPackDialogProps {
  readonly unplaced: readonly PlacedProductDto[];
  readonly pallets: readonly PalletDetail[];
  readonly chosen: readonly PalletDetail[];
  readonly types: readonly PackingType[];
  readonly company: Company;
  readonly onStarted: (run: PackingRun) => void;
  readonly onClose: () => void;
}

/**
 * The pallet settings maker: from a packing type, everything can be changed for this run; what few runs change stands
 * behind "More".
 */
export const AutoPackDialog = ({
  unplaced,
  pallets,
  chosen,
  types,
  company,
  onStarted,
  onClose,
}: AutoPackDialogProps) => {
  const { t } = useTranslation(['planning', 'runs']);
  const language = useLanguage();
  const [start, { isLoading }] = useAutoPackMutation();
  const offered = scopes.filter((scope) =>
    scope === 'unplaced' ? unplaced.length > 0 : (scope === 'all' ? pallets : chosen).some(mayRepack),
  );
  const [scope, setScope] = useState<RunScope>(
    unplaced.length > 0 ? 'unplaced' : chosen.some(mayRepack) ? 'chosen' : 'all',
  );
  const products = productsIn(scope, unplaced, pallets, chosen);
  const [problem, setProblem] = useState<Problem | null>(null);
  const preferred = preferredType(types, company);
  const { control, handleSubmit, setValue, formState } = useZodForm(makerForm, {
    ...makerDefaults(preferred, company),
    look: scope !== 'unplaced',
  });
  const typed = useWatch({ control }) as MakerInput;
  const { packing_type_id: typeId, further_types: further, compare } = typed;
  const type = types.find((each) => String(each.id) === typeId);
  const maker = makerForm.safeParse(typed).data ?? type;
  const misfits = maker ? misfitsOf(products, [maker], company) : [];
  const others = further.flatMap((id) => types.find((each) => String(each.id) === id) ?? []);
  const unpackable = misfitsOf(misfits, others, company);
  // what another type holds is not heavy for this one
  const own = products.filter((product) => !misfits.includes(product) || unpackable.includes(product));
  const heaviest = type ? heaviestProductWarning(own.map(productFromWire), type.pallet_weight) : null;
  const pickScope = (picked: RunScope): void => {
    setScope(picked);
    // what already stands is not moved before a person has seen where to
    setValue('look', picked !== 'unplaced');
  };
  const pickFurther = (ids: readonly string[]): void => setValue('further_types', [...ids], { shouldDirty: true });
  const pickType = (id: string): void => {
    const picked = types.find((each) => String(each.id) === id);
    if (!picked) return;
    for (const [name, value] of Object.entries(typeFields(picked, company)))
      setValue(name as keyof ReturnType<typeof typeFields>, value, { shouldDirty: true, shouldValidate: true });
    pickFurther(further.filter((other) => other !== id));
  };
  const submit = handleSubmit(async (maker) => {
    try {
      onStarted(
        await start({
          body: { products: products.map((product) => product.id), settings: runSettingsOf(maker) },
        }).unwrap(),
      );
    } catch (error) {
      setProblem(error as Problem);
    }
  });
  return (
    <FormDialog
      open
      title={t('planning:maker.title', { count: products.length })}
      action={t('planning:maker.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      submitDisabled={products.length === 0}
      hasRequired
    >
      <div
        className="form-grid"
        onChange={(event) =>
          event.target instanceof HTMLSelectElement &&
          event.target.name === 'packing_type_id' &&
          pickType(event.target.value)
        }
      >
        {offered.length > 1 && (
          <FormField label={t('runs:scope.label')} help={t('runs:scope.help')} wide>
            {(wiring) => (
              <SelectBox
                {...wiring}
                fill
                value={scope}
                onChange={(event) => pickScope(event.currentTarget.value as RunScope)}
              >
                {offered.map((each) => (
                  <option key={each} value={each}>
                    {t(`runs:scope.${each}`, { count: productsIn(each, unplaced, pallets, chosen).length })}
                  </option>
                ))}
              </SelectBox>
            )}
          </FormField>
        )}
        {problem && <ProblemNote problem={problem} title={t('planning:maker.failed')} />}
        <SelectField
          control={control}
          name="packing_type_id"
          label={t('planning:maker.type')}
          required
          choices={types.map((each) => ({ value: String(each.id), text: each.description }))}
        />
        <SelectField
          control={control}
          name="budget"
          label={t('planning:maker.budget')}
          required
          choices={budgets.map((seconds) => ({ value: seconds, text: t(`planning:maker.budget_${seconds}`) }))}
        />
        {heaviest && (
          <Note tone="warn">
            {t('planning:maker.heaviest', {
              position: products.find((product) => product.id === heaviest.params['product'])?.position ?? '',
              mass: formatNumber(Number(heaviest.params['mass']), language),
              max: formatNumber(Number(heaviest.params['max']), language),
            })}
          </Note>
        )}
        {unpackable.length > 0 && (
          <Note tone="warn">
            {t('planning:maker.misfits', {
              positions: shortList(unpackable.map(({ order, position }) => `${order} · ${position}`)),
            })}
          </Note>
        )}
        <div className="wide">
          <SwitchField control={control} name="allow_different_orders" label={t('planning:maker.mixOrders')} />
          <SwitchField control={control} name="mix_addresses" label={t('runs:mixAddresses')} />
          <SwitchField control={control} name="use_open_pallets" label={t('planning:maker.useOpen')} />
          {!compare && <SwitchField control={control} name="look" label={t('runs:look')} />}
        </div>
        <MoreSettings
          control={control}
          types={types.filter((each) => String(each.id) !== typeId)}
          further={further}
          onFurther={pickFurther}
          compare={compare}
          needed={isMoreNeeded(typed, type ? typeFields(type, company) : {}, formState.errors)}
          offered={unpackable.length > 0 && types.length > 1}
        />
      </div>
    </FormDialog>
  );
};
