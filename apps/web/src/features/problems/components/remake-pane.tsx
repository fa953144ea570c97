import type { Remake, RemakePlan } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage } from '../../../kits/address/language';
import { HoleOnTruck } from './hole-on-truck';
import { RemakeCenters } from './remake-centers';
import { useUnitPlace } from '../state/use-unit-place';

const DRAWING = { widthPx: 132, heightPx: 96 } as const;

/** A product of the problem's order, as the form knows it. */
export interface ChosenProduct {
  readonly id: number;
  readonly position: string;
  readonly width: number;
  readonly height: number;
  readonly image: string | null;
}

interface RemakePaneProps {
  readonly product: ChosenProduct | null;
  /** What was ordered from this problem before; null when nothing, or nothing came of it. */
  readonly remake: Remake | null;
  readonly plan: RemakePlan | undefined;
  readonly onFirst: (centerId: number) => void;
}

/** What making a product again would do, and once it is ordered what became of it. */
export const RemakePane = ({ product, remake, plan, onFirst }: RemakePaneProps) => {
  const { t } = useTranslation(['problems', 'errors']);
  return (
    <section className="remake" aria-label={t('remake.title')}>
      <header className="remake-head">
        <h3>{t('remake.title')}</h3>
        <span className="muted sm">{t('remake.from')}</span>
      </header>
      {remake ? (
        <Ordered remake={remake} />
      ) : product ? (
        <Planned product={product} plan={plan} onFirst={onFirst} />
      ) : (
        <p className="muted">{t('remake.none')}</p>
      )}
    </section>
  );
};

/** Problem → old unit → new unit. */
const Ordered = ({ remake }: { readonly remake: Remake }) => {
  const { t } = useTranslation('problems');
  const place = useUnitPlace(remake.state === 'in_work' ? remake.new_product_id : null);
  return (
    <>
      <dl className="remake-units">
        <dt>{t('remake.scrapped')}</dt>
        <dd>
          <del>{remake.barcode}</del>
        </dd>
        <dt>{t('remake.made')}</dt>
        <dd>
          <b>{remake.new_barcode ?? '–'}</b>
        </dd>
      </dl>
      <Note tone={remake.state === 'made' ? 'ok' : remake.state === 'removed' ? 'warn' : 'info'}>
        {t(`remake.state.${remake.state}`)}
      </Note>
      {remake.state === 'in_work' && <HoleOnTruck position={remake.position} place={place} finish={null} />}
    </>
  );
};

const Planned = ({
  product,
  plan,
  onFirst,
}: { readonly product: ChosenProduct } & Pick<RemakePaneProps, 'plan' | 'onFirst'>) => {
  const { t } = useTranslation(['problems', 'errors']);
  const place = useUnitPlace(product.id);
  const { position, width, height } = product;
  const language = useLanguage();
  const sizes = t('remake.sizes', { width: formatNumber(width, language), height: formatNumber(height, language) });
  if (!plan) return null;
  if (plan.refusal !== null) return <Note tone="info">{t(`errors:${plan.refusal}`)}</Note>;
  const finish = plan.finish_with_remake;
  const isLate = finish !== null && plan.delivery_date !== null && finish > plan.delivery_date;
  const truck = place === 'loading' ? null : place.truck;
  return (
    <>
      <div className="remake-unit">
        <ProductPicture product={{ ...product, category: 1 }} label="" {...DRAWING} />
        <div>
          <span className="muted sm">{t('remake.willBe')}</span>
          <b>{position}</b>
          <span>{sizes}</span>
          <span className="secondary sm">{t('remake.newBarcode')}</span>
        </div>
      </div>
      <RemakeCenters plan={plan} onFirst={onFirst} />
      <dl className="remake-dates">
        <dt>{t('remake.finish')}</dt>
        <dd className={isLate ? 'bad' : undefined}>
          <b>{finish ?? t('remake.finishUnknown')}</b>
          {plan.finish !== null && plan.finish !== finish && (
            <span className="muted sm">{t('remake.finishNow', { date: plan.finish })}</span>
          )}
        </dd>
        <dt>{t('remake.delivery')}</dt>
        <dd>{plan.delivery_date ?? '–'}</dd>
        {truck && (
          <>
            <dt>{t('remake.departure', { truck: truck.description })}</dt>
            <dd>{truck.delivery_date ?? '–'}</dd>
          </>
        )}
      </dl>
      {isLate && <Note tone="warn">{t('remake.late')}</Note>}
      <HoleOnTruck position={position} place={place} finish={finish} />
    </>
  );
};
