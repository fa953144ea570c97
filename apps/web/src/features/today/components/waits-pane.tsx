import {
  Barcode,
  Box,
  Delta,
  Document,
  Error as ErrorIcon,
  EyeOff,
  Print,
  ThList,
  Truck,
  WarningSign,
} from '@blueprintjs/icons';
import { userTypes } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Pane, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListScanConflictsQuery } from '../../../entities/conflicts/conflicts-api';
import { Loaded } from '../../../kits/data/loaded';
import { shownData } from '../../../kits/data/read-state';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { useListLabelPrintersQuery } from '../../../entities/labels/labels-api';
import { useRackPlanQuery } from '../../../entities/rack/rack-plan-api';
import { useGetTodayBoardQuery, useGetTodayQuery } from '../../../entities/today/today-api';
import { useWorkCenterCountsQuery } from '../../../entities/work-center/work-center-page-api';
import { waitsOf, type Wait } from '../rules/waits';

const icons: Readonly<Record<Wait['kind'], typeof Box>> = {
  late: WarningSign,
  overdueTruck: Truck,
  refused: Truck,
  noVehicle: Truck,
  errors: ErrorIcon,
  outdated: Document,
  problems: Delta,
  scans: Barcode,
  sought: EyeOff,
  labels: Print,
  toPlan: ThList,
  toPack: Box,
  toLoad: Box,
};

/** What waits for this person, the most urgent first, each with one button. */
export const WaitsPane = () => {
  const { t } = useTranslation(['today', 'orders']);
  const language = useLanguage();
  const href = usePageHref();
  const { type } = useAccess();
  const today = useGetTodayQuery();
  const board = useGetTodayBoardQuery();
  const counts = useWorkCenterCountsQuery(undefined, { skip: type === userTypes.reader });
  const scans = useListScanConflictsQuery({ query: { state: 'open', rows: 1 } }, { skip: type === userTypes.reader });
  const skip = type === userTypes.reader;
  const sought = shownData(useRackPlanQuery(undefined, { skip }))?.reduce((sum, rack) => sum + rack.sought, 0) ?? null;
  const labels =
    shownData(useListLabelPrintersQuery(undefined, { skip }))?.reduce((sum, printer) => sum + printer.unknown, 0) ??
    null;
  const problems = shownData(counts)?.reduce((sum, center) => sum + center.problems, 0) ?? null;
  return (
    <Loaded query={today} skeleton={<Pane title={t('waits.title')}>{null}</Pane>} failed={t('waits.failed')}>
      {(data) => {
        const waits = waitsOf({
          today: data,
          board: shownData(board) ?? null,
          problems,
          scans: shownData(scans)?.total ?? null,
          sought,
          labels,
          type,
        });
        return (
          <Pane title={t('waits.title')} count={waits.length} flush>
            {waits.length === 0 && <p className="td-none">{t('waits.none')}</p>}
            <ul className="td-waits">
              {waits.map((wait) => {
                const Icon = icons[wait.kind];
                return (
                  <li key={wait.key}>
                    <Icon className={wait.tone} aria-hidden />
                    <span className="td-what">
                      <b>
                        {t(`waits.${wait.kind}`, {
                          count: wait.count,
                          n: formatNumber(wait.count, language),
                          name: wait.names[0] ?? '',
                        })}
                      </b>
                      <span className="ellipsis">
                        {wait.names.length > 1 ? wait.names.join(', ') : t(`waits.why.${wait.kind}`)}
                      </span>
                    </span>
                    <Link className="bp6-button" to={href(wait.path)}>
                      {t(`waits.do.${wait.kind}`)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </Pane>
        );
      }}
    </Loaded>
  );
};
