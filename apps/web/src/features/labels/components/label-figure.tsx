import { labelSizes, type LabelPrinter, type LabelSubject } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { usePreviewLabelQuery } from '../../../entities/labels/labels-api';
import { useLanguage } from '../../../kits/address/language';

interface LabelFigureProps {
  readonly label: LabelSubject & { readonly kind: 'pallet' | 'product' };
  readonly printer: LabelPrinter | undefined;
}

/** A label as it comes out of the printer: the very dots, none added by this page. */
export const LabelFigure = ({ label, printer }: LabelFigureProps) => {
  const { t } = useTranslation('labels');
  const language = useLanguage();
  const query = usePreviewLabelQuery({ body: { label, printer_id: printer?.id, language } });
  const size = labelSizes[label.kind];
  return (
    <figure className={`label-figure ${label.kind}`}>
      <Loaded query={query} failed={t('page.previewFailed')} skeleton={<div className="bp6-skeleton label-skeleton" />}>
        {({ picture, name, revision, width, height }) => (
          <>
            <img
              src={picture}
              width={width}
              height={height}
              alt={t('page.preview', { name, revision: revision ?? '' })}
            />
            <figcaption>
              <b>{t(`page.${label.kind}Caption`, size)}</b>
              <span>
                {t(`page.${label.kind}Text`, {
                  dots: `${formatNumber(width, language)} × ${formatNumber(height, language)}`,
                })}
              </span>
            </figcaption>
          </>
        )}
      </Loaded>
    </figure>
  );
};
