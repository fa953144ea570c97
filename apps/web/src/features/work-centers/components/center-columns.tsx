import type { ListedWorkCenter } from '@mullion/contracts';
import type { Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { CenterName } from './center-name';

interface Widths {
  readonly code: string;
  readonly kind: string;
  /** Narrower than this the kind is left out. */
  readonly kindFrom: NonNullable<Column<ListedWorkCenter>['hideBelow']>;
}

/** What every list of work centers begins with. */
export const centerColumns = (
  t: TFunction<'centers'>,
  { code: width, kind, kindFrom }: Widths,
): readonly Column<ListedWorkCenter>[] => [
  { key: 'code', head: t('column.code'), strong: true, width, cell: ({ code }) => code, text: ({ code }) => code },
  {
    key: 'description',
    head: t('column.description'),
    cell: (center) => <CenterName center={center} />,
    text: ({ description }) => description,
  },
  {
    key: 'kind',
    head: t('column.kind'),
    width: kind,
    hideBelow: kindFrom,
    cell: ({ preperation }) => t(preperation ? 'kind.preparation' : 'kind.production'),
  },
];
