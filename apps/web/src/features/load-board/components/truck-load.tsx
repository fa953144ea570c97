import type { BoardTruck } from '@mullion/contracts';
import { GroupMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ReadinessBar } from '../../../entities/truck/readiness-bar';
import { stopsOf } from '../../../entities/truck/readiness';
import { shortLabel } from '@mullion/packing-model';
import { TruckDrawing } from '../../../entities/truck/truck-drawing';
import { floorMarks } from '../rules/missing';

const FLOOR = { widthPx: 342, heightPx: 96, plainPx: 11 } as const;

/** The floor of a truck with what stands on it already, and its stops: made, packed, loaded, all. */
export const TruckLoad = ({ truck }: { readonly truck: BoardTruck }) => {
  const { t } = useTranslation(['loadBoard', 'today']);
  const stops = stopsOf(truck);
  return (
    <div className="lb-load">
      <TruckDrawing className="lb-floor" truck={truck} loading={floorMarks(truck)} {...FLOOR} />
      {stops.length === 0 ? (
        <p className="muted">{t('today:trucks.empty')}</p>
      ) : (
        <table className="lb-stops">
          <colgroup>
            <col className="lb-col-mark" />
            <col />
            <col className="lb-col-bar" />
            <col className="lb-col-num" span={4} />
          </colgroup>
          <thead className="hidden-text">
            <tr>
              <th colSpan={3}>{t('loadBoard:column.stop')}</th>
              <th>{t('today:step.made')}</th>
              <th>{t('today:step.packed')}</th>
              <th>{t('today:step.loaded')}</th>
              <th>{t('loadBoard:column.of')}</th>
            </tr>
          </thead>
          <tbody>
            {stops.map((stop) => (
              <tr key={stop.group}>
                <td>
                  <GroupMark group={stop.group + 1} />
                </td>
                <td className="lb-stop ellipsis" title={stop.label}>
                  {shortLabel(stop.label) || t('today:trucks.noAddress')}
                </td>
                <td className="lb-bar">
                  <ReadinessBar stop={stop} />
                </td>
                <td className="num">
                  <b>{stop.made ?? '–'}</b>
                </td>
                <td className="num">{stop.packed ?? '–'}</td>
                <td className="num">{stop.loaded}</td>
                <td className="num muted">{stop.products}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
