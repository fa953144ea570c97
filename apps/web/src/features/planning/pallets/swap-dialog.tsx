import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SwapHorizontal } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { judgeSwap, pairToSwap, type SwapEnd } from '../commands/apply-swap';
import { isFree } from './chosen-pallets';
import type { DropRules } from '../commands/judge-drop';
import { SwapSide } from './swap-side';

interface SwapDialogProps {
  readonly pallets: readonly PalletDetail[];
  /** What stands left and right at first. */
  readonly begin: readonly number[];
  readonly rules: DropRules;
  readonly onSwap: (first: SwapEnd, second: SwapEnd) => boolean;
  readonly onClose: () => void;
}

/** Two pallets side by side: one product of each is chosen, and they exchange places with what stands on them. */
export const SwapDialog = ({ pallets, begin, rules, onSwap, onClose }: SwapDialogProps) => {
  const { t } = useTranslation('planning');
  const { spoken } = useViolationText();
  const free = pallets.filter((pallet) => isFree(pallet) && pallet.products.length > 0);
  const [shown, setShown] = useState<readonly [number | null, number | null]>(() =>
    pairToSwap(
      free.map(({ id }) => id),
      begin,
    ),
  );
  const [chosen, setChosen] = useState<readonly [number | null, number | null]>([null, null]);
  const [done, setDone] = useState<string | null>(null);
  const [left, right] = shown.map((id) => free.find((pallet) => pallet.id === id));
  const nameOf = (id: number | null): string =>
    [left, right].flatMap((pallet) => pallet?.products ?? []).find((product) => product.id === id)?.position ?? '';
  const [a, b] = [left, right].map((pallet, side) => pallet?.products.find((product) => product.id === chosen[side]));
  const verdict = left && right && a && b ? judgeSwap(left, a.id, right, b.id, rules) : null;
  const broken = verdict && 'violations' in verdict ? verdict.violations[0] : undefined;
  const names = { first: nameOf(a?.id ?? null), second: nameOf(b?.id ?? null) };
  const said = (): { readonly text: string; readonly tone: string } => {
    if (broken) return { text: t('swap.refused', { ...names, reason: spoken(broken, nameOf) }), tone: 'bad' };
    if (verdict) return { text: t('swap.fits', names), tone: 'ok' };
    return { text: done ?? t('swap.pick'), tone: done ? 'ok' : 'muted' };
  };
  const pick = (side: 0 | 1, id: number | null) => {
    setDone(null);
    setChosen(side === 0 ? [id, chosen[1]] : [chosen[0], id]);
  };
  const show = (side: 0 | 1, id: number) => {
    setShown(side === 0 ? [id, shown[1]] : [shown[0], id]);
    pick(side, null);
  };
  const swap = () => {
    if (
      !left ||
      !right ||
      !a ||
      !b ||
      !onSwap({ productId: a.id, palletId: left.id }, { productId: b.id, palletId: right.id })
    )
      return;
    setDone(t('swap.done', names));
    setChosen([null, null]);
  };
  const { text, tone } = said();
  const side = (index: 0 | 1, pallet: PalletDetail, other: PalletDetail) => (
    <SwapSide
      pallet={pallet}
      choices={free.filter(({ id }) => id !== other.id)}
      longestMm={Math.max(pallet.length, other.length)}
      tallPalletRule={rules.tallPalletRule}
      chosen={chosen[index]}
      onPallet={(id) => show(index, id)}
      onProduct={(id) => pick(index, id)}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('swap.title')} className="pl-swap">
      <DialogBody>
        {left && right ? (
          <div className="pl-swap-sides">
            {side(0, left, right)}
            {side(1, right, left)}
          </div>
        ) : (
          <EmptyState picture="pallet" title={t('swap.none')} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('swap.close')} onClick={onClose} />
            <Button
              intent="primary"
              icon={<SwapHorizontal />}
              text={t('swap.button')}
              disabled={!verdict || broken !== undefined}
              onClick={swap}
            />
          </>
        }
      >
        <span className={`sm ${tone}`} role="status">
          {left && right ? text : ''}
        </span>
      </DialogFooter>
    </Dialog>
  );
};
