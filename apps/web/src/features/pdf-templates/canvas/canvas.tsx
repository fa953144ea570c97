import { useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '@mullion/i18n';
import { sheetSvg } from '@mullion/drawings';
import { SvgParts } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { boundsOf } from '../commands/arrange-parts';
import type { Designer } from '../state/use-designer';
import { useCanvasTool } from '../tools/use-canvas-tool';
import { Guides } from './guides';
import { PartFrames } from './part-frames';
import { Ruler } from './ruler';

interface CanvasProps {
  readonly designer: Designer;
  /** Pixels a millimetre; null: the whole label. */
  readonly zoom: number | null;
  readonly onScale: (scale: number) => void;
}

/** Room round the label for handles and what stands beyond it, millimetres. */
const AROUND_MM = 12;
const MARGIN_PX = 90;
const GRID_MM = 10;

/** The label in millimetres, with rulers and everything on it. */
export const Canvas = ({ designer, zoom, onScale }: CanvasProps) => {
  const { t } = useTranslation('pdfTemplates');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 600, height: 400 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const { size, names, addresses, chosen, document, findings } = designer;
  const fit = Math.max(
    Math.min((room.width - MARGIN_PX) / (size.width + 4), (room.height - MARGIN_PX) / (size.height + 4), 12),
    0.5,
  );
  const scale = zoom ?? fit;
  useLayoutEffect(() => onScale(scale), [onScale, scale]);
  const tool = useCanvasTool(designer, scale);
  const parts = chosen.flatMap((key) => document.parts.get(key) ?? []);
  const bounds = parts.length > 0 ? boundsOf(parts) : null;
  const isBad = findings.some((finding) => finding.code === 'beyond' && chosen.includes(finding.key));
  const lines = (length: number) =>
    Array.from({ length: Math.max(Math.ceil(length / GRID_MM) - 1, 0) }, (_each, index) => (index + 1) * GRID_MM);
  const [wide, high] = [size.width + 2 * AROUND_MM, size.height + 2 * AROUND_MM];
  const around = AROUND_MM * scale;
  const number = (value: number) => formatNumber(value, language, 1);
  return (
    <div className="pt-canvas" ref={box}>
      <div className="pt-board" style={{ width: wide * scale, height: high * scale }}>
        <div className="pt-rulers-x" style={{ paddingLeft: around }}>
          <Ruler
            axis="x"
            length={size.width}
            scale={scale}
            shadow={bounds && { from: bounds.x, to: bounds.x + bounds.width, isBad }}
          />
        </div>
        <div className="pt-rulers-y" style={{ paddingTop: around }}>
          <Ruler
            axis="y"
            length={size.height}
            scale={scale}
            shadow={bounds && { from: bounds.y, to: bounds.y + bounds.height, isBad }}
          />
        </div>
        <svg
          className="pt-sheet"
          role="group"
          aria-label={t('canvas')}
          data-hotkeys
          width={wide * scale}
          height={high * scale}
          viewBox={`${-AROUND_MM} ${-AROUND_MM} ${wide} ${high}`}
          {...tool.handlers}
        >
          <rect className="pt-paper" x={0} y={0} width={size.width} height={size.height} />
          <g className="pt-grid" aria-hidden>
            {lines(size.width).map((x) => (
              <line key={`x${x}`} x1={x} x2={x} y1={0} y2={size.height} />
            ))}
            {lines(size.height).map((y) => (
              <line key={`y${y}`} y1={y} y2={y} x1={0} x2={size.width} />
            ))}
          </g>
          <g aria-hidden>
            <SvgParts parts={sheetSvg(names.marks, { pictures: addresses, showsFacts: true })} />
          </g>
          <PartFrames designer={designer} scale={scale} />
          <Guides designer={designer} scale={scale} />
          {tool.marquee && <rect className="pt-marquee" {...tool.marquee} />}
        </svg>
        {bounds && (
          <output
            className="pt-place"
            style={{ left: around + bounds.x * scale, top: around + size.height * scale + 12 }}
          >
            {t('place', {
              x: number(bounds.x),
              y: number(bounds.y),
              width: number(bounds.width),
              height: number(bounds.height),
            })}
          </output>
        )}
      </div>
    </div>
  );
};
