import { SegmentedControl } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { Loaded } from '../../kits/data/loaded';
import { TerminalFrame } from '../../entities/scanning/terminal-frame';
import { useRackByCodeQuery } from './api/storage-api';
import { useRackScanner, type Direction } from './state/use-rack-scanner';
import './hall.css';

/** Units and pallets onto racks and off them. */
export const RackScannerPage = () => {
  const { t } = useTranslation(['hall', 'scanners']);
  const { verdict, log, scan, undo, rack, direction, turn, plan } = useRackScanner();
  const contents = useRackByCodeQuery(rack ? { params: { code: rack.code } } : skipToken);
  return (
    <TerminalFrame
      title={rack ? t('hall:scan.titleOf', { rack: rack.code }) : t('hall:scan.title')}
      verdict={verdict}
      log={log}
      field={t(direction === 'in' && !rack ? 'hall:scan.fieldRack' : 'hall:scan.fieldThing')}
      onScan={scan}
      onUndo={(id) => void undo(id)}
      side={
        <div className="hall-directions">
          <SegmentedControl
            large
            fill
            aria-label={t('hall:scan.direction')}
            value={direction}
            onValueChange={(next) => turn(next as Direction)}
            options={[
              { value: 'in', label: t('hall:scan.onto') },
              { value: 'out', label: t('hall:scan.off') },
            ]}
          />
        </div>
      }
      listLabel={t(rack ? 'hall:scan.onRack' : 'hall:plan.title')}
      list={
        rack ? (
          <>
            <h2>
              {rack.code} <span className="muted">{rack.place}</span>
            </h2>
            <Loaded
              query={contents}
              failed={t('hall:found.rackFailed')}
              skeleton={<div className="hall-skeleton bp6-skeleton" />}
            >
              {({ units, pallets }) =>
                units.length + pallets.length === 0 ? (
                  <p className="secondary">{t('hall:found.rackEmpty')}</p>
                ) : (
                  <ul>
                    {pallets.map((pallet) => (
                      <li key={`p${pallet.pallet_id}`}>
                        <b>{pallet.shown_number}</b>
                        <span className="secondary ellipsis">{pallet.user_name}</span>
                      </li>
                    ))}
                    {units.map((unit) => (
                      <li key={unit.product_id}>
                        <b>{unit.position}</b>
                        <span className="ellipsis">
                          {unit.order} <span className="secondary">{unit.barcode}</span>
                        </span>
                        <span className="secondary">{`${unit.width} × ${unit.height}`}</span>
                      </li>
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </>
        ) : (
          <>
            <h2>{t('hall:plan.title')}</h2>
            <Loaded
              query={plan}
              failed={t('hall:plan.failed')}
              skeleton={<div className="hall-skeleton bp6-skeleton" />}
            >
              {(racks) =>
                racks.length === 0 ? (
                  <p className="secondary">{t('hall:plan.none')}</p>
                ) : (
                  <ul>
                    {racks.map((one) => (
                      <li key={one.id}>
                        <b>{one.code}</b>
                        <span className="secondary ellipsis">{one.place}</span>
                        <span className="secondary">{one.things}</span>
                      </li>
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </>
        )
      }
    />
  );
};
