import { useMemo, useRef } from 'react';
import type { EvidenceContent } from '@mullion/contracts';
import { evidenceFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useSize } from '../../../kits/elements/use-size';
import { timeOf } from '../rules/evidence-words';

interface FloorProps {
  readonly content: EvidenceContent;
  /** Others stand in grey. */
  readonly stop: number | null;
  readonly selectedId: number | null;
}
const LEAST_PX = 300;
/** A floor is about a fifth as wide as it is long. */
const HEIGHT_SHARE = 0.26;

/** The floor as the truck left, each pallet with the time it was loaded. */
export const EvidenceFloor = ({ content, stop, selectedId }: FloorProps) => {
  const { t } = useTranslation(['evidence', 'documents']);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const name = t('evidence:floor', {
    truck: content.number,
    numbers: content.pallets.map(({ shown_number: number }) => number).join(', '),
  });
  const drawing = useMemo(() => {
    if (!size) return null;
    const widthPx = Math.max(LEAST_PX, size.width - 32);
    return evidenceFloor(content, {
      theme: 'screen',
      widthPx,
      heightPx: widthPx * HEIGHT_SHARE,
      stop,
      selectedId,
      texts: {
        name,
        sub: ({ loaded_at: at }) => (at === null ? '' : timeOf(at)),
        used: (mm) => mm,
        metres: (mm) => `${formatNumber(mm / 1000, language, 2)} m`,
        cab: t('documents:drawing.cab'),
        doors: t('documents:drawing.doors'),
      },
    });
  }, [size, content, stop, selectedId, name, language, t]);
  return (
    <div ref={box} className="ev-floor">
      {drawing && <SvgDrawing label={name} drawing={drawing} />}
    </div>
  );
};
