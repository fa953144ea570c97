import { useRef } from 'react';
import { ArrowRight } from '@blueprintjs/icons';
import type { CenterProduct, ChangeNotice } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage } from '../../../kits/address/language';
import { useSize } from '../../../kits/elements/use-size';
import { shapeBefore, sideBySide } from '../rules/unit-notes';
import './old-and-new.css';

/** Left of and above a drawing stand its dimensions, right of and below it is its margin, in px of its lettering. */
const DIMENSION_PX = 28;
const MARGIN_PX = 2;
const LETTERING_AT_ARMS_LENGTH = 1.36;
const GAP_PX = { large: 72, small: 40 };

interface OldAndNewProps {
  readonly product: CenterProduct;
  readonly change: ChangeNotice;
  /** At a terminal. */
  readonly large?: boolean;
}

/** A product as it was and as it is, at one scale and as large as there is room; the old size dashed over the new one. */
export const OldAndNew = ({ product, change, large = false }: OldAndNewProps) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const lettering = large ? LETTERING_AT_ARMS_LENGTH : 1;
  const edge = { near: DIMENSION_PX * lettering, far: MARGIN_PX * lettering };
  const shapes = [shapeBefore(product, change), product] as const;
  const [was, is] = shapes;
  const gap = GAP_PX[large ? 'large' : 'small'];
  const boxes = size ? sideBySide(shapes, { ...size, width: size.width - gap }, edge.near + edge.far) : [];
  const number = (value: number) => formatNumber(value, language);
  const isOtherSize = was.width !== is.width || was.height !== is.height;
  const outline = boxes[0] && {
    left: edge.near,
    bottom: edge.far,
    width: boxes[0].width - edge.near - edge.far,
    height: boxes[0].height - edge.near - edge.far,
  };
  const drawingOf = (at: 0 | 1) => {
    const box = boxes[at];
    const { position, width, height, image } = shapes[at];
    return (
      <figure className={at === 0 ? 'was' : 'is'}>
        <figcaption>
          <span>{t(at === 0 ? 'change.was' : 'change.is')}</span> <b>{`${number(width)} × ${number(height)}`}</b>
        </figcaption>
        {box && (
          <div className="old-new-drawing" style={box}>
            <ProductPicture
              product={shapes[at]}
              widthPx={box.width / lettering}
              heightPx={box.height / lettering}
              label={t(at === 0 ? 'change.oldDrawing' : 'change.newDrawing', { position, width, height })}
              className="old-new-picture"
              hasDimensions
              isSizedByClass
            />
            {at === 1 && isOtherSize && image === null && <i className="old-size" style={outline} aria-hidden />}
          </div>
        )}
      </figure>
    );
  };
  return (
    <div className={`old-new paper ${large ? 'large' : ''}`}>
      <div ref={room} className="old-new-room" aria-hidden />
      <div className="old-new-pair">
        {drawingOf(0)}
        <ArrowRight size={large ? 32 : 16} aria-hidden />
        {drawingOf(1)}
      </div>
    </div>
  );
};
