import type { Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage } from '../../../kits/address/language';
import { useDrag, type DragState } from './drag-store';
import { useVerdictText } from './use-verdict-text';

const OFFSET_PX = 14;
const everything = (state: DragState): DragState => state;

interface DragGhostProps {
  readonly lengthOf: (palletId: number) => { readonly length: number; readonly width: number } | undefined;
  readonly nameOf: (productId: number) => string;
  readonly truckOf: (truckId: number) => Truck | undefined;
}

/** What is being dragged, beside the pointer, with "fits" or why not. */
export const DragGhost = ({ lengthOf, nameOf, truckOf }: DragGhostProps) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const drag = useDrag(everything);
  const verdictText = useVerdictText();
  if (drag.kind === 'idle') return null;
  const { what, target, verdict, at } = drag;
  const number = (value: number) => formatNumber(value, language);
  const hint = (): { text: string; tone: string } => {
    if (!target) return { text: what.kind === 'product' ? t('drag.nothing') : t('drag.nothingPallet'), tone: 'muted' };
    if (target.kind === 'new-pallet' || target.kind === 'temporary') return { text: t('drag.newPallet'), tone: 'ok' };
    if (target.kind === 'new-truck') return { text: t('drag.newTruck'), tone: 'ok' };
    if (target.kind === 'truck')
      return { text: t('drag.ontoTruck', { truck: truckOf(target.truckId)?.description ?? '' }), tone: 'ok' };
    if (target.kind === 'unplaced') {
      const isPlaced = what.kind === 'product' && what.product.pallet_id !== null;
      return { text: isPlaced ? t('drag.unplaced') : t('drag.nothing'), tone: isPlaced ? 'warn' : 'muted' };
    }
    if (!verdict) return { text: '', tone: 'muted' };
    const said = verdictText(verdict, lengthOf(target.palletId), nameOf);
    if (verdict.fits || what.kind !== 'product' || what.pieces.length === 1) return said;
    return { ...said, text: t('drag.fitting', { count: verdict.fitting, total: what.pieces.length, why: said.text }) };
  };
  const isSame = what.kind === 'product' && what.pieces.every(({ position }) => position === what.product.position);
  const { text, tone } = hint();
  return (
    <div className="pl-ghost" style={{ left: at.x + OFFSET_PX, top: at.y + OFFSET_PX }} aria-hidden>
      {what.kind === 'product' && <ProductPicture product={what.product} label="" widthPx={44} heightPx={60} />}
      <div>
        <b>
          {what.kind === 'product'
            ? `${isSame ? '' : `${t('drag.several', { count: what.pieces.length, total: what.all })} · `}${t('drag.product', { position: what.product.position, width: number(what.product.width), height: number(what.product.height) })}${isSame && what.pieces.length > 1 ? ` ×${number(what.pieces.length)}` : ''}`
            : what.ids.length === 1
              ? t('drag.pallet', { numbers: what.numbers.join(', ') })
              : t('drag.pallets', { count: what.ids.length })}
        </b>
        <div className={tone}>{text}</div>
        {what.kind === 'product' && what.all > 1 && (
          <div className="muted">{t('drag.keys', { total: number(what.all) })}</div>
        )}
      </div>
    </div>
  );
};
