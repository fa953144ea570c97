import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import type { MenuItem } from '../../entities/pages/menu-items';

interface MenuFlyoutProps {
  readonly icon: ComponentType<{ className?: string }>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly route: string;
  /** Stands above the items instead of the label. */
  readonly children?: ReactNode;
}

/**
 * A group of the narrow menu: its icon opens what is below it beside the bar. Escape, a press elsewhere and leaving it
 * close it.
 */
export const MenuFlyout = ({ icon: Icon, label, items, route, children }: MenuFlyoutProps) => {
  const { t } = useTranslation('menu');
  const href = usePageHref();
  const id = useId();
  const [top, setTop] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = top !== null;
  const close = () => setTop(null);
  const closeHere = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const pressed = (event: Event) => !group.current?.contains(event.target as Node) && close();
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const current = items.some((item) => item.routes.includes(route));
  return (
    <div
      ref={group}
      onBlur={({ relatedTarget }) => relatedTarget && !group.current?.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        closeHere();
      }}
    >
      <button
        ref={button}
        type="button"
        className={`nav-link${current ? ' o cur' : ''}`}
        title={open ? undefined : label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ currentTarget }) => setTop(open ? null : currentTarget.getBoundingClientRect().top)}
      >
        <Icon className="i" aria-hidden />
        <span className="hidden-text">{label}</span>
      </button>
      {open && (
        <div className="nav-flyout" id={id} style={{ top }}>
          {children ?? <b>{label}</b>}
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  className={`nav-link${item.routes.includes(route) ? ' cur' : ''}`}
                  to={href(item.path)}
                  aria-current={item.routes.includes(route) ? 'page' : undefined}
                  onClick={closeHere}
                >
                  {t(item.text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
