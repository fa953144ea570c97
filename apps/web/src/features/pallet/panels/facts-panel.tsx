import type { PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import {
  centreOffset,
  palletErrors,
  palletHeightMm,
  palletMassKg,
  palletWarnings,
  timberMassKg,
} from '@mullion/packing-model';
import { Meter, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import type { Editor } from '../state/use-editor';

/** Weight and height against their limits, the centre of mass, and every broken rule. */
export const FactsPanel = ({ pallet, editor }: { readonly pallet: PalletDetail; readonly editor: Editor }) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const { sentence, word } = useViolationText();
  const { load } = editor;
  const number = (value: number) => formatNumber(value, language);
  const massKg = palletMassKg(load);
  const heightMm = palletHeightMm(load);
  const centre = centreOffset(load);
  const errors = palletErrors(load);
  const warnings = palletWarnings(load);
  const tips = (code: string) => warnings.some((warning) => warning.code === code);
  const aside = (mm: number, before: 'left' | 'back', after: 'right' | 'front') =>
    t(`facts.${mm < 0 ? before : after}`, { mm: number(Math.round(Math.abs(mm))) });
  const bar = (name: string, value: number, max: number, unit: string) => (
    <div className="pe-bar">
      <div className="row">
        <span className="secondary sp">{name}</span>
        <b className={value > max ? 'bad' : ''}>{number(Math.round(value))}</b>
        <span className="muted">{t('facts.of', { max: `${number(max)} ${unit}` })}</span>
      </div>
      <Meter label={name} value={Math.min(1, value / max)} tone={value > max ? 'bad' : 'accent'} />
    </div>
  );
  return (
    <>
      <section className="pe-facts" aria-label={t('facts.weight')}>
        {bar(t('facts.grossWeight'), massKg, pallet.max_weight, 'kg')}
        {bar(t('facts.height'), heightMm, pallet.max_height, 'mm')}
        <dl className="pe-dl">
          <dt>{t('facts.size')}</dt>
          <dd>{`${number(load.lengthMm)} × ${number(load.widthMm)}`}</dd>
          <dt>{t('facts.productsWeight')}</dt>
          <dd>{t('drawing.mass', { mass: number(Math.round(massKg - timberMassKg(load))) })}</dd>
          {centre && (
            <>
              <dt>{t('facts.centre')}</dt>
              <dd>
                <span className={tips('pallet.tips_along') ? 'warn b' : ''}>
                  {aside(centre.alongMm, 'left', 'right')}
                </span>
                ,{' '}
                <span className={tips('pallet.tips_across') ? 'warn b' : ''}>
                  {aside(centre.acrossMm, 'back', 'front')}
                </span>
              </dd>
            </>
          )}
        </dl>
      </section>
      <section aria-label={t('problems.title')}>
        <header className="ph">
          <h2>{t('problems.title')}</h2>
          {errors.length > 0 && <span className="tag bad">{errors.length}</span>}
          {warnings.length > 0 && <span className="tag warn">{warnings.length}</span>}
        </header>
        <div className="pe-problems">
          {errors.length + warnings.length === 0 && <p className="muted">{t('problems.none')}</p>}
          {[...errors, ...warnings].map((violation, index) => (
            <Note key={index} tone={index < errors.length ? 'bad' : 'warn'} title={word(violation.code)}>
              {sentence(violation, editor.positionOf)}
            </Note>
          ))}
        </div>
      </section>
    </>
  );
};
