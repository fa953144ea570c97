import { operationStatus } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage } from '../../../kits/address/language';
import type { BoxGlyph } from '../../../entities/production/box-glyph';
import { useElapsedText } from '../../../entities/production/use-box-text';
import { useOrderProgressQuery } from '../api/production-api';
import { cellUnits, nextCenter, type CellUnit } from '../rules/cell-units';
import type { MatrixCell, MatrixRow } from '../rules/matrix-rows';

const MOST_UNITS = 12;
const DRAWING = { widthPx: 116, heightPx: 86 } as const;

const tones: Partial<Record<BoxGlyph, 'ok' | 'warn' | 'bad' | 'acc'>> = {
  problem: 'bad',
  threeDays: 'warn',
  oneDay: 'warn',
  working: 'acc',
  done: 'ok',
};

/** An order at a work center: how far it is, how long it stands, and its products there. */
export const CellPreview = ({ row, cell, now }: { row: MatrixRow; cell: MatrixCell; now: number }) => {
  const { t } = useTranslation('production');
  const stands = useElapsedText();
  const progress = useOrderProgressQuery({ params: { id: row.order.id } });
  const { box, center, glyph } = cell;
  return (
    <>
      <div className="row pm-preview-head">
        <b>{row.order.number}</b>
        <span className="secondary ellipsis">{`${center.code} ${center.description}`}</span>
        <span className="sp" />
        <Tag tone={tones[glyph] ?? ''}>{t(`glyph.${glyph}`)}</Tag>
      </div>
      <Loaded query={progress} failed={t('progress.failed')} skeleton={<p className="muted sm">…</p>} compact>
        {(data) => {
          const units = cellUnits(data, center.id);
          const next = nextCenter(data, center.id);
          return (
            <>
              {units[0] && <FirstUnit unit={units[0]} />}
              <dl className="pm-facts sm">
                {box && (
                  <>
                    <dt>{t('preview.done')}</dt>
                    <dd>{t('boxCount', { completed: box.completed, total: box.total })}</dd>
                  </>
                )}
                {box?.since && (
                  <>
                    <dt>{t('preview.stands')}</dt>
                    <dd>{stands(box.since, now)}</dd>
                  </>
                )}
                {next && (
                  <>
                    <dt>{t('preview.next')}</dt>
                    <dd>{`${next.code} ${next.description}`}</dd>
                  </>
                )}
              </dl>
              {units.length > 0 && <Units units={units} />}
            </>
          );
        }}
      </Loaded>
      <div className="muted sm pm-preview-keys">
        <kbd>Enter</kbd> {t('preview.progress')} <kbd>P</kbd> {t('preview.enter')}
      </div>
    </>
  );
};

const FirstUnit = ({ unit: { product, operation } }: { unit: CellUnit }) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const size = t('past.size', { width: number(product.width), height: number(product.height) });
  return (
    <div className="pm-unit">
      <span className="paper">
        <ProductPicture product={{ ...product, category: 1 }} label="" {...DRAWING} />
      </span>
      <div className="sm">
        <div className="b">{`${product.position} · ${size}`}</div>
        {operation.trouble && <div className="secondary">{operation.trouble.comment}</div>}
        {operation.trouble && (
          <div className="muted">
            {operation.trouble.user_name}, {formatMoment(operation.trouble.at)}
          </div>
        )}
      </div>
    </div>
  );
};

/** Positions of the products there, by what they are. */
const Units = ({ units }: { units: readonly CellUnit[] }) => {
  const { t } = useTranslation('production');
  const glyphOf = ({ operation, isReady }: CellUnit): BoxGlyph => {
    if (operation.status === operationStatus.problem) return 'problem';
    if (operation.status === operationStatus.completed) return 'done';
    if (operation.status === operationStatus.started) return 'working';
    return isReady ? 'ready' : 'later';
  };
  const groups = new Map<BoxGlyph, string[]>();
  for (const unit of units) groups.set(glyphOf(unit), [...(groups.get(glyphOf(unit)) ?? []), unit.product.position]);
  return (
    <dl className="pm-facts sm pm-units">
      {[...groups].map(([glyph, positions]) => (
        <div key={glyph} className="pm-unit-line">
          <dt>{t(`glyph.${glyph}`)}</dt>
          <dd>
            {positions.slice(0, MOST_UNITS).join(', ')}
            {positions.length > MOST_UNITS && ' …'}
          </dd>
        </div>
      ))}
    </dl>
  );
};
