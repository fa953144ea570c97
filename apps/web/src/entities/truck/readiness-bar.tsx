import { useTranslation } from 'react-i18next';
import type { StopReadiness } from './readiness';
import './readiness.css';

/** One bar: loaded, packed, made, and the rest that is missing; said as one sentence. */
export const ReadinessBar = ({ stop }: { readonly stop: Omit<StopReadiness, 'group' | 'label'> }) => {
  const { t } = useTranslation('today');
  const { products, loaded } = stop;
  const packed = stop.packed ?? loaded;
  const made = stop.made ?? packed;
  const parts = [
    ['loaded', loaded],
    ['packed', packed - loaded],
    ['made', made - packed],
  ] as const;
  return (
    <span className="td-bar" role="img" aria-label={t('bar', { products, made, packed, loaded })}>
      {parts.map(([step, count]) => count > 0 && <i key={step} className={`td-${step}`} style={{ flexGrow: count }} />)}
      {made < products && <i className="td-missing" style={{ flexGrow: products - made }} />}
    </span>
  );
};

/** What the colours of the bars mean. */
export const ReadinessLegend = () => {
  const { t } = useTranslation('today');
  return (
    <span className="td-legend" aria-hidden>
      {(['made', 'packed', 'loaded', 'missing'] as const).map((step) => (
        <span key={step}>
          <i className={`td-${step}`} /> {t(`step.${step}`)}
        </span>
      ))}
    </span>
  );
};
