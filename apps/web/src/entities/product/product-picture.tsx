import type { WindowDrawingOptions } from '@mullion/drawings';
import { SvgDrawing } from '@mullion/ui-kit';
import { productDrawing } from './product-drawing';
import { usePictureQuery } from './product-image-api';
import './product-picture.css';

interface ProductPictureProps {
  readonly product: {
    /** Hash of its own picture; null without one. */
    readonly image: string | null;
    readonly category: number;
    readonly width: number;
    readonly height: number;
    readonly depth?: number;
  };
  readonly widthPx: number;
  readonly heightPx: number;
  /** Says the same in words; empty beside words that say it already. */
  readonly label: string;
  readonly className?: string;
  readonly hasDimensions?: boolean;
  /** Its class says how large it is; otherwise it is as large as its room. */
  readonly isSizedByClass?: boolean;
  readonly theme?: WindowDrawingOptions['theme'];
  /** Pictures that the page has read already, by hash. */
  readonly known?: Readonly<Record<string, string>>;
}

/** A product's own picture; where it has none, or it cannot be read, its outline marked as schematic. */
export const ProductPicture = ({
  product,
  widthPx,
  heightPx,
  label,
  className = '',
  ...options
}: ProductPictureProps) => {
  const { image, category, width: widthMm, height: heightMm, depth: depthMm } = product;
  const { known = {}, hasDimensions = false, isSizedByClass = false, theme = 'screen' } = options;
  const read = image === null ? undefined : known[image];
  const query = usePictureQuery({ params: { hash: image ?? '' } }, { skip: image === null || read !== undefined });
  const room = isSizedByClass ? {} : { width: widthPx, height: heightPx };
  const own = image === null ? null : (read ?? query.currentData?.image ?? null);
  if (own !== null)
    return <SvgDrawing className={`own-picture ${className}`} style={room} label={label} drawing={own} />;
  if (query.isLoading) return <div className={`own-picture ${className}`} style={room} aria-hidden />;
  const size = { category: category as 0 | 1 | 2, widthMm, heightMm, ...(depthMm === undefined ? {} : { depthMm }) };
  return (
    <SvgDrawing
      className={className}
      label={label}
      drawing={productDrawing(size, { widthPx, heightPx, theme, name: label, hasDimensions })}
    />
  );
};
