import { useMemo, useState } from 'react';
import type { PalletDetail, PlacedProductDto, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { MoveDialog, type Destination } from '../../../entities/pallet/move-dialog';
import { useListPalletsQuery } from '../../../entities/pallet/packing-api';
import { useMoveFromPalletMutation } from '../api/pallet-api';
import type { Editor } from '../state/use-editor';

/** Pallets above this status take nothing in. */
const LAST_OPEN_STATUS = 1;
const ROWS = 50;
const SEARCH_AFTER = 3;

/** Sends a product to another pallet, to a new one, or off. The server puts it where it disturbs least. */
export const MoveAwayDialog = ({
  pallet,
  product,
  editor,
  onClose,
}: {
  readonly pallet: PalletDetail;
  readonly product: PlacedProductDto;
  readonly editor: Editor;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const toast = useToast();
  const problemToast = useProblemToast();
  const [move, { isLoading }] = useMoveFromPalletMutation();
  const [search, setSearch] = useState('');
  const filter = search.length >= SEARCH_AFTER ? search : product.order;
  const { data } = useListPalletsQuery({ query: { filter, status_from: 0, status_to: LAST_OPEN_STATUS, rows: ROWS } });
  const destinations = useMemo<readonly Destination[]>(() => {
    const number = (value: number) => formatNumber(value, language);
    const others = (data?.data ?? []).filter((each) => each.id !== pallet.id && each.can.move);
    return [
      ...others.map((each) => ({
        key: String(each.id),
        title: each.shown_number,
        text: `${number(each.length)} × ${number(each.width)} · ${each.order_number} · ${each.address}`,
        words: each.customer_name,
      })),
      { key: 'new', title: t('move.newPallet'), text: t('move.newPalletText') },
      { key: 'off', title: t('move.unplaced'), text: t('move.unplacedText'), disabled: !pallet.can.put_away },
    ];
  }, [data, pallet, language, t]);
  const pick = async (key: string): Promise<void> => {
    const to = /^\d+$/.test(key) ? (Number(key) as PalletDetail['id']) : null;
    try {
      // what is still being saved would make this version old
      await editor.document.flush();
      const now = editor.document.get().saved.pallet.products.find(({ id }) => id === product.id) ?? product;
      const answer = await move({
        params: { id: product.id },
        body: {
          moved_from: pallet.id,
          moved_to: to,
          version: now.version,
          ...(key === 'new' ? { temporary: {} } : {}),
        },
      }).unwrap();
      const onto = answer.pallets.find((each) => each.id === answer.product.pallet_id);
      const rest = answer.pallets.find(({ id }) => id === pallet.id);
      if (rest) editor.movedAway(rest, now, answer.product);
      toast({
        message: onto
          ? t('move.done', { position: product.position, pallet: onto.shown_number })
          : t('move.putAway', { position: product.position }),
      });
      onClose();
    } catch (error) {
      const problem = error as Problem;
      if (problem.code === 'placement.moved') {
        toast({ tone: 'warn', message: t('move.conflict', { position: product.position }) });
        onClose();
      } else problemToast(problem, t('move.failed'));
    }
  };
  return (
    <MoveDialog
      open
      title={t('move.title', { position: product.position })}
      destinations={destinations}
      busy={isLoading}
      onSearch={setSearch}
      onPick={(key) => void pick(key)}
      onClose={onClose}
    />
  );
};
