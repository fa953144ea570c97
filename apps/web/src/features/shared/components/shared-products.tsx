import { sharedStages, type SharedOrder, type SharedStage } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { StatusMark, SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { productDrawing } from '../../../entities/product/product-drawing';
import { useLanguage } from '../../../kits/address/language';

/** The mark of a stage is that of the status it stands for. */
const statuses: Readonly<Record<SharedStage, number>> = {
  confirmed: 0,
  in_production: 6,
  made: 8,
  packed: 10,
  left: 13,
  delivered: 15,
};

const ROOM = { widthPx: 46, heightPx: 46, theme: 'screen' } as const;

/** Every product as its drawing with how far it is. */
export const SharedProducts = ({ order }: { readonly order: SharedOrder }) => {
  const { t } = useTranslation('shared');
  const language = useLanguage();
  const { products, counts, images } = order;
  const byStage = sharedStages
    .map((stage) => ({ stage, count: products.filter((product) => product.stage === stage).length }))
    .filter(({ count }) => count > 0)
    .toReversed();
  return (
    <section>
      <h2>
        {t('products')} <span className="secondary">{formatNumber(counts.all, language)}</span>
      </h2>
      {products.length === 0 && <p className="secondary">{t('noProducts')}</p>}
      <p className="outside-legend">
        {byStage.map(({ stage, count }) => (
          <StatusMark
            key={stage}
            status={statuses[stage]}
            text={`${formatNumber(count, language)} ${t(`stage.${stage}`)}`}
          />
        ))}
      </p>
      <ul className="outside-products">
        {products.map(({ id, position, category, width, height, stage, image }) => {
          const name = t('product', {
            position,
            width: formatNumber(width, language),
            height: formatNumber(height, language),
            stage: t(`stage.${stage}`),
          });
          const known = image === null ? undefined : images[image];
          const drawing = known ?? productDrawing({ widthMm: width, heightMm: height, category }, { ...ROOM, name });
          return (
            <li key={id} title={name}>
              <SvgDrawing className={known === undefined ? '' : 'own'} label={name} drawing={drawing} />
              <span aria-hidden className="outside-position">
                <StatusMark status={statuses[stage]} text={position} />
              </span>
            </li>
          );
        })}
      </ul>
      {counts.all > products.length && (
        <p className="secondary">{t('more', { count: counts.all - products.length })}</p>
      )}
    </section>
  );
};
