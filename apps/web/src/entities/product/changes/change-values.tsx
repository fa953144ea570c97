import type { Language, ProductChange } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { becomes, fieldsInWords } from './shape-of-change';
import { useValueText } from './use-field-text';

interface WasAndWillProps {
  readonly was: string;
  /** Null: it goes. */
  readonly will: string | null;
}

/** Struck through: was; coloured: will be. */
const WasAndWill = ({ was, will }: WasAndWillProps) =>
  was === will ? (
    <>{was}</>
  ) : (
    <>
      <del>{was}</del>
      {will !== null && (
        <>
          {' '}
          <ins>{will}</ins>
        </>
      )}
    </>
  );

/** Width × height, and in words what else of it changes. */
export const ChangeSizes = ({ change }: { readonly change: ProductChange }) => {
  const { t } = useTranslation('productChanges');
  const shown = useValueText();
  const after = becomes(change);
  return (
    <>
      <div className="num">
        {(['width', 'height'] as const).map((side) => (
          <Fragment key={side}>
            {side === 'height' && ' × '}
            <WasAndWill was={shown(side, change.now[side])} will={after && shown(side, after[side])} />
          </Fragment>
        ))}
      </div>
      {change.kind === 'gone' && <b>{t(change.row === null ? 'deleted' : 'gone')}</b>}
      {change.kind === 'exchanged' && <div>{t('exchanged')}</div>}
      {fieldsInWords(change).map(({ field, from, to }) => (
        <div key={field} className="sm">
          <span className="muted">{t(`field.${field}`)}</span>{' '}
          {(from !== null || to !== null) && <WasAndWill was={shown(field, from)} will={shown(field, to)} />}
        </div>
      ))}
    </>
  );
};

export const ChangeMass = ({ change }: { readonly change: ProductChange }) => {
  const { i18n } = useTranslation();
  const mass = (kilograms: number): string => formatNumber(kilograms, i18n.language as Language, 1);
  const after = becomes(change);
  return <WasAndWill was={mass(change.now.weight)} will={after && mass(after.weight)} />;
};
