import { useCallback, useId, useMemo, useState } from 'react';
import { FormGroup, InputGroup } from '@blueprintjs/core';
import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { verbRefusal } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { MoveDialog, type Destination as Choice, type DestinationHint } from '../../../entities/pallet/move-dialog';
import { useVerdictText } from './use-verdict-text';
import type { Carried } from './carried';
import { judgeDrop, type DropRules } from '../commands/judge-drop';
import type { PlanningData } from '../commands/planning-data';
import type { TemporaryPallet } from '../commands/temporary-pallet';
import type { Destination } from '../commands/destination';

interface MoveProductDialogProps {
  readonly product: PlacedProductDto;
  /** What may go along, and how many of it unless the person says otherwise. */
  readonly carried: Carried;
  readonly data: PlanningData;
  readonly temporaries: readonly TemporaryPallet[];
  readonly rules: DropRules;
  readonly onMove: (products: readonly PlacedProductDto[], to: Destination) => void;
  readonly onClose: () => void;
}

const destinationOf = (key: string): Destination => {
  const [kind, rest = ''] = key.split('/');
  if (kind === 'pallet') return { kind, palletId: Number(rest), place: null };
  if (kind === 'temporary') return { kind, key: rest };
  return { kind: kind === 'unplaced' ? 'unplaced' : 'new' };
};

/** The same as dragging, by keyboard: every pallet with whether the product fits there. */
export const MoveProductDialog = ({
  product,
  carried,
  data,
  temporaries,
  rules,
  onMove,
  onClose,
}: MoveProductDialogProps) => {
  const { t } = useTranslation(['pallet', 'planning']);
  const language = useLanguage();
  const verdictText = useVerdictText();
  const countId = useId();
  const [count, setCount] = useState(carried.count);
  const total = carried.products.length;
  const pieces = useMemo<readonly [PlacedProductDto, ...PlacedProductDto[]]>(
    () => [product, ...carried.products.slice(1, count)],
    [product, carried.products, count],
  );
  const from = data.pallets.find((pallet) => pallet.id === product.pallet_id);
  const choices = useMemo<readonly Choice[]>(() => {
    const number = (value: number) => formatNumber(value, language);
    const pallet = (each: PalletDetail): Choice => ({
      key: `pallet/${each.id}`,
      title: each.shown_number,
      text: `${number(each.length)} × ${number(each.width)} · ${each.order_number} · ${each.address}`,
      words: each.customer_name,
    });
    const mine = (each: PalletDetail) =>
      Number(!each.products.some((other) => other.address_key === product.address_key));
    const sorted = data.pallets.filter((each) => each.id !== product.pallet_id).sort((a, b) => mine(a) - mine(b));
    return [
      ...sorted.map(pallet),
      ...temporaries.map((each) => ({
        key: `temporary/${each.key}`,
        title: t('planning:pallets.temporary'),
        text: [
          [each.length, each.width]
            .filter((side) => side !== null)
            .map(number)
            .join(' × '),
          each.comment,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
      { key: 'new', title: t('move.newPallet'), text: t('move.newPalletText') },
      ...(from
        ? [
            {
              key: 'unplaced',
              title: t('move.unplaced'),
              text: t('move.unplacedText'),
              disabled:
                verbRefusal('put_away', { status: from.status, truckId: from.truck_id, isOwned: from.owned }) !== null,
            },
          ]
        : []),
    ];
  }, [data.pallets, product, temporaries, from, language, t]);
  const hintOf = useCallback(
    (key: string): DestinationHint | null => {
      const to = destinationOf(key);
      const pallet = to.kind === 'pallet' ? data.pallets.find((each) => each.id === to.palletId) : undefined;
      if (!pallet) return null;
      const verdict = judgeDrop(pieces, pallet, rules, null);
      return { ...verdictText(verdict, pallet, () => product.position), disabled: !verdict.fits };
    },
    [data.pallets, pieces, product.position, rules, verdictText],
  );
  return (
    <MoveDialog
      open
      title={t('move.title', {
        position:
          pieces.length === 1
            ? product.position
            : t('move.several', { position: product.position, count: pieces.length - 1 }),
      })}
      destinations={choices}
      hintOf={hintOf}
      onPick={(key) => onMove(pieces, destinationOf(key))}
      onClose={onClose}
    >
      {total > 1 && (
        <FormGroup label={t('move.pieces', { total })} labelFor={countId}>
          <InputGroup
            id={countId}
            type="number"
            min={1}
            max={total}
            value={String(count)}
            onValueChange={(value) => setCount(Math.min(total, Math.max(1, Math.trunc(Number(value)) || 1)))}
          />
        </FormGroup>
      )}
    </MoveDialog>
  );
};
