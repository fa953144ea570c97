import { ArrowRight } from '@blueprintjs/icons';
import type { ProductChange } from '@mullion/contracts';
import { ProductPicture } from '../product-picture';
import { becomes } from './shape-of-change';

/** Longest side of what is drawn, px. */
export const BOX_PX = 40;
const LEAST_PX = 6;

interface ChangePictureProps {
  readonly change: ProductChange;
  /** Pixels for a millimetre: all of a list share it. */
  readonly scale: number;
}

/** The product as it is and as it would be, on one floor and to one scale. */
export const ChangePicture = ({ change, scale }: ChangePictureProps) => {
  const after = becomes(change);
  const hasOwn = change.now.image !== null;
  const drawn = (shape: ProductChange['now'], className = '') => (
    <ProductPicture
      product={shape}
      widthPx={hasOwn ? BOX_PX : Math.max(LEAST_PX, shape.width * scale)}
      heightPx={hasOwn ? BOX_PX : Math.max(LEAST_PX, shape.height * scale)}
      label=""
      className={className}
    />
  );
  return (
    <span className="change-picture" aria-hidden>
      {drawn(change.now, after === null ? 'goes' : '')}
      <ArrowRight size={12} />
      {after === null ? (
        <span
          className="gap"
          style={{ width: Math.max(LEAST_PX, change.now.width * scale), height: change.now.height * scale }}
        />
      ) : (
        drawn(after)
      )}
    </span>
  );
};
