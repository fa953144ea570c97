import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../../kits/attachments/use-open-file';
import { useLanguage } from '../../../kits/address/language';
import { usePrintRowsMutation } from '../../../kits/lists/print-rows-api';
import { notOnRacks, pickStops, type PickList } from '../rules/pick-list';

/** The pick list as a PDF: rack by rack in walking order, then what is on no rack and where it stands. */
export const usePrintPickList = () => {
  const { t } = useTranslation('hall');
  const language = useLanguage();
  const open = useOpenFile();
  const [print] = usePrintRowsMutation();
  return useCallback(
    (list: PickList) => {
      const heads = [
        t('print.rack'),
        t('print.place'),
        t('print.order'),
        t('print.position'),
        t('print.size'),
        t('print.barcode'),
        t('print.done'),
      ];
      const size = ({ width, height }: { readonly width: number; readonly height: number }) => `${width} × ${height}`;
      const rows = [
        ...pickStops(list.units).flatMap(({ rack, units }) =>
          units.map((unit) => [rack.code, rack.place, unit.order, unit.position, size(unit), unit.barcode, '☐']),
        ),
        ...notOnRacks(list.units).map((unit) => [
          '–',
          unit.station ? `${unit.station.code} ${unit.station.description}` : t('nowhere.unknown'),
          ...[unit.order, unit.position, size(unit), unit.barcode, ''],
        ]),
      ];
      const title = t('print.title', { pallet: list.pallet.shown_number });
      return open(() => print({ body: { title, language, rows: [heads, ...rows] } }).unwrap(), t('print.failed'));
    },
    [t, language, open, print],
  );
};
