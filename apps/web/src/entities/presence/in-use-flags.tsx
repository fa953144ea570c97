import './presence.css';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { PresenceActivity, Present } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { colourOf } from './people';
import { useOthersHere } from './use-presence';

/** Above the frame, unless that would be cut off. */
const FLAG_PX = 20;

interface InUseFlagsProps {
  /** The positioned box around the drawing. */
  readonly box: RefObject<HTMLElement | null>;
  /** What is drawn: things carry `data-pallet-id` or `data-product-id`. */
  readonly kind: Extract<PresenceActivity['kind'], 'pallet' | 'product'>;
}
interface Flag {
  readonly one: Present;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Frames with names over a drawing, around what somebody else holds. They take no press and lock nothing. */
export const InUseFlags = ({ box, kind }: InUseFlagsProps) => {
  const others = useOthersHere();
  const { t } = useTranslation('editor');
  const [flags, setFlags] = useState<readonly Flag[]>([]);
  useLayoutEffect(() => {
    const element = box.current;
    const held = others.filter(({ holds }) => holds?.kind === kind);
    if (!element || held.length === 0) return setFlags([]);
    const measure = (): void => {
      const around = element.getBoundingClientRect();
      setFlags(
        held.flatMap((one) => {
          const drawn = element.querySelector(`[data-${kind}-id="${one.holds?.id}"]`)?.getBoundingClientRect();
          if (!drawn) return [];
          const left = drawn.left - around.left + element.scrollLeft;
          return [
            { one, left, top: drawn.top - around.top + element.scrollTop, width: drawn.width, height: drawn.height },
          ];
        }),
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // the drawing is drawn again when something on it is moved
    const redrawn = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof Element && !target.closest('.held-frame'))) measure();
    });
    redrawn.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      redrawn.disconnect();
    };
  }, [box, others, kind]);
  return flags.map(({ one, ...place }) => (
    <span
      key={one.tab}
      className={`held-frame p${colourOf(one.user_id)}${place.top < FLAG_PX ? ' low' : ''}`}
      style={place}
      data-held={`${kind}:${one.holds?.id}`}
    >
      <span>{t(`presence.flag.${one.holds?.act ?? 'open'}`, { name: one.name })}</span>
    </span>
  ));
};
