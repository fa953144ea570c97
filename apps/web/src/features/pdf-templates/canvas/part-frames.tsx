import { useTranslation } from 'react-i18next';
import type { Handle } from '../commands/arrange-parts';
import type { Part } from '../commands/template-document';
import type { Designer } from '../state/use-designer';
import { usePartName } from '../state/use-part-name';

const HANDLES: Readonly<Record<Handle, readonly [number, number]>> = {
  nw: [0, 0],
  n: [0.5, 0],
  ne: [1, 0],
  e: [1, 0.5],
  se: [1, 1],
  s: [0.5, 1],
  sw: [0, 1],
  w: [0, 0.5],
};
const HANDLE_PX = 8;

const Handles = ({ part, scale, isBad }: { part: Part; scale: number; isBad: boolean }) => {
  const side = HANDLE_PX / scale;
  return (Object.keys(HANDLES) as Handle[]).map((handle) => {
    const [across, down] = HANDLES[handle];
    return (
      <rect
        key={handle}
        className={`pt-handle ${handle}${isBad ? ' bad' : ''}`}
        data-handle={handle}
        x={part.x1 + part.width * across - side / 2}
        y={part.y1 + part.height * down - side / 2}
        width={side}
        height={side}
      />
    );
  });
};

/** What of each element can be pressed, walked to and pulled. */
export const PartFrames = ({ designer, scale }: { designer: Designer; scale: number }) => {
  const { t } = useTranslation('pdfTemplates');
  const nameOf = usePartName();
  const { document, chosen, findings } = designer;
  const bad = new Set(findings.map((finding) => finding.key));
  const [only] = chosen;
  const single = chosen.length === 1 && only !== undefined ? document.parts.get(only) : undefined;
  // boxes lie below what stands in them, so that it can be taken
  const ordered = [...document.parts].toSorted(
    ([, a], [, b]) => Number(b.kind === 'box') - Number(a.kind === 'box') || b.width * b.height - a.width * a.height,
  );
  return (
    <>
      {ordered.map(([key, part]) => (
        <rect
          key={key}
          className={['pt-part', chosen.includes(key) ? 'chosen' : '', bad.has(key) ? 'bad' : '', part.kind].join(' ')}
          data-part={key}
          role="button"
          tabIndex={0}
          aria-pressed={chosen.includes(key)}
          aria-label={`${t(`kind.${part.kind}`)}: ${nameOf(part)}`}
          x={part.x1}
          y={part.y1}
          width={part.width}
          height={part.height}
        />
      ))}
      {single && only !== undefined && <Handles part={single} scale={scale} isBad={bad.has(only)} />}
    </>
  );
};
