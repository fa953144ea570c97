import { useMemo } from 'react';
import type { ParseKeys } from 'i18next';
import { allows, useAccess, type AccessRule } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { menuFor } from '../../entities/pages/menu-items';
import { paths } from '../../entities/pages/paths';
import type { Named } from './rules/palette-items';

interface Action {
  readonly text: ParseKeys<'palette'>;
  readonly note: ParseKeys<'palette'>;
  readonly path: string;
  readonly rule: AccessRule;
}
const actions: readonly Action[] = [
  {
    text: 'action.newOrder',
    note: 'action.newOrderNote',
    path: `${paths.orders()}?dialog=new`,
    rule: { writes: true },
  },
  {
    text: 'action.import',
    note: 'action.importNote',
    path: `${paths.orders()}?dialog=import`,
    rule: { writes: true, right: 'PR_EDIT' },
  },
  { text: 'action.plan', note: 'action.planNote', path: paths.planning(), rule: { writes: true } },
  { text: 'action.scan', note: 'action.scanNote', path: paths.scanner(), rule: { writes: true } },
  { text: 'action.statuses', note: 'action.statusesNote', path: paths.statusChange(), rule: { types: [0, 1, 2, 3] } },
];

/** The actions and pages of this person by their names: what one may not see is not found. */
export const useNamed = (): { readonly actions: readonly Named[]; readonly pages: readonly Named[] } => {
  const { t } = useTranslation(['palette', 'menu']);
  const access = useAccess();
  return useMemo(
    () => ({
      actions: actions
        .filter(({ rule }) => allows(access, rule))
        .map(({ text, note, path }) => ({ key: text, title: t(`palette:${text}`), note: t(`palette:${note}`), path })),
      pages: menuFor(access).flatMap((group) =>
        group.items.map(({ text, path }) => ({
          key: path,
          title: t(`menu:${text}`),
          note: t(`menu:${group.text}`),
          path,
        })),
      ),
    }),
    [access, t],
  );
};
