import { Box, Calendar, Cog, LogOut, Office, Shop, ThList, User as UserIcon } from '@blueprintjs/icons';
import type { User } from '@mullion/contracts';
import { useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { Logo } from '../../kits/outside/logo';
import { MenuFlyout } from './menu-flyout';
import { groupOfRoute, menuFor, type MenuGroup, type MenuGroupKey } from '../../entities/pages/menu-items';

const icons: Readonly<Record<MenuGroupKey, typeof Box>> = {
  user: UserIcon,
  orders: ThList,
  planning: Calendar,
  production: Cog,
  packing: Box,
  warehouse: Office,
  company: Shop,
};

interface MenuProps {
  readonly user: User;
  /** 56 px with icons, for editors. */
  readonly compact: boolean;
  readonly onLogout: () => void;
  readonly onNavigate: () => void;
}

/**
 * The dark bar on the left: person, groups with the route's one open, logout. Links, so that a middle click opens a
 * window.
 */
export const Menu = ({ user, compact, onLogout, onNavigate }: MenuProps) => {
  const { t } = useTranslation(['menu', 'common']);
  const access = useAccess();
  const href = usePageHref();
  const { pathname } = useLocation();
  const route = pathname.split('/')[2] ?? '';
  const groups = menuFor(access);
  const person = groups.find((group) => group.key === 'user');
  return (
    <nav
      className="nav"
      aria-label={t('common:frame.menu')}
      onClick={(event) => (event.target as Element).closest('a') && onNavigate()}
    >
      <Link className="brand" to={href(paths.today())} aria-label={t('common:product')}>
        <Logo pane="var(--m-frame-pane)" bar="var(--m-frame-ink)" />
        {!compact && <span>{t('common:product')}</span>}
      </Link>
      {compact ? (
        <MenuFlyout icon={UserIcon} label={user.name} items={person?.items ?? []} route={route}>
          <b>{user.name}</b>
          <span>
            {user.company.code} · {t(`common:userType.${user.type}`)}
          </span>
        </MenuFlyout>
      ) : (
        <div className="who">
          <b className="ellipsis" title={user.email}>
            {user.name}
          </b>
          <span className="ellipsis">
            {user.company.code} · {t(`common:userType.${user.type}`)}
          </span>
          <div className="who-links">
            {person?.items.map((item) => (
              <Link
                key={item.path}
                className={item.routes.includes(route) ? 'who-link cur' : 'who-link'}
                to={href(item.path)}
              >
                {t(item.text)}
              </Link>
            ))}
          </div>
        </div>
      )}
      <ul className="nav-groups">
        {groups
          .filter((group) => group.key !== 'user')
          .map((group) => (
            <Group key={group.key} group={group} route={route} compact={compact} />
          ))}
      </ul>
      <div className="foot">
        <button type="button" className="nav-link" onClick={onLogout} title={compact ? t('logout') : undefined}>
          <LogOut className="i" aria-hidden />
          <span className={compact ? 'hidden-text' : undefined}>{t('logout')}</span>
        </button>
      </div>
    </nav>
  );
};

const Group = ({ group, route, compact }: { group: MenuGroup; route: string; compact: boolean }) => {
  const { t } = useTranslation('menu');
  const href = usePageHref();
  const Icon = icons[group.key];
  const open = groupOfRoute(route) === group.key;
  const first = group.items[0];
  // a group that is its only page: one line
  const alone = group.items.length === 1 && first?.text === group.text;
  if (compact && group.items.length > 1)
    return (
      <li>
        <MenuFlyout icon={Icon} label={t(group.text)} items={group.items} route={route} />
      </li>
    );
  const label = (
    <>
      <Icon className="i" aria-hidden />
      <span className={compact ? 'hidden-text' : undefined}>{t(group.text)}</span>
    </>
  );
  return (
    <li>
      {first ? (
        <Link
          className={`nav-link${open ? ' o' : ''}${(compact || alone) && open ? ' cur' : ''}`}
          to={href(first.path)}
          title={compact ? t(group.text) : undefined}
          aria-expanded={compact || alone ? undefined : open}
          aria-current={alone && open ? 'page' : undefined}
        >
          {label}
        </Link>
      ) : (
        <span className="nav-link idle" title={compact ? t(group.text) : undefined}>
          {label}
        </span>
      )}
      {open && !compact && !alone && (
        <ul>
          {group.items.map((item) => (
            <li key={item.path}>
              <Link
                className={`nav-link sub${item.routes.includes(route) ? ' cur' : ''}`}
                to={href(item.path)}
                aria-current={item.routes.includes(route) ? 'page' : undefined}
              >
                {t(item.text)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
